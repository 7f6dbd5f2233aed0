package dev.kumite.games.katarenga;

/** What a person wrote, made short enough to stand in an error line. */
final class Quote {
    private static final int LONGEST = 40;

    private Quote() {}

    static String of(String text) {
        return "'" + (text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…") + "'";
    }
}
