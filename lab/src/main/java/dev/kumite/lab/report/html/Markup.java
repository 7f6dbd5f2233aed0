package dev.kumite.lab.report.html;

/** HTML that is built so that every word of a document is escaped on its way in. */
final class Markup {
    private final StringBuilder text = new StringBuilder();

    /** What is HTML already: only ever a constant of ours. */
    Markup raw(String html) {
        text.append(html);
        return this;
    }

    /** Words, in an element or in a quoted attribute. */
    Markup words(String words) {
        text.append(escape(words));
        return this;
    }

    /** {@code <name>words</name>} on a line of its own; attributes may follow the name. */
    Markup element(String nameAndAttributes, String words) {
        int end = nameAndAttributes.indexOf(' ');
        String name = end < 0 ? nameAndAttributes : nameAndAttributes.substring(0, end);
        return raw("<" + nameAndAttributes + ">").words(words).raw("</" + name + ">\n");
    }

    static String escape(String words) {
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

    @Override
    public String toString() {
        return text.toString();
    }
}
