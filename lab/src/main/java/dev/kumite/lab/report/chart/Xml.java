package dev.kumite.lab.report.chart;

/** Words as they are written in SVG and HTML, in an element or in a quoted attribute. */
public final class Xml {
    private Xml() {}

    public static String escape(String words) {
        StringBuilder text = new StringBuilder();
        words.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                case '\'' -> text.append("&#39;");
                default -> text.appendCodePoint(isAllowed(character) ? character : '\ufffd');
            }
        });
        return text.toString();
    }

    private static boolean isAllowed(int character) {
        if (character == '\n' || character == '\t') return true;
        boolean surrogate = character >= 0xd800 && character <= 0xdfff;
        return !Character.isISOControl(character) && !surrogate && (character & 0xfffe) != 0xfffe;
    }
}
