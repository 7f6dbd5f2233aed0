package dev.kumite.lab.report.text;

/**
 * One text in a file of comma-separated values (RFC 4180). Numbers are written as they are, without this.
 *
 * <p>Spreadsheets take a text that begins with {@code =}, {@code +}, {@code -}, {@code @}, a tab or a carriage return
 * for a formula, and would run what somebody wrote into an agent's name. Such a text is written with an apostrophe
 * before it. Texts of that kind that have apostrophes in front already get one more, so that a reader who takes one
 * away from whatever matches {@code ^'+[=+\-@\t\r]} has every text back.
 */
public final class CsvCell {
    private CsvCell() {}

    public static String text(String text) {
        return quoted(isFormula(text) ? "'" + text : text);
    }

    private static boolean isFormula(String text) {
        int start = 0;
        while (start < text.length() && text.charAt(start) == '\'') start++;
        return start < text.length() && "=+-@\t\r".indexOf(text.charAt(start)) >= 0;
    }

    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n')
                && field.equals(field.strip());
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
