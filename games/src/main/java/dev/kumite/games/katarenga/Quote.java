package dev.kumite.games.katarenga;

/** What a person wrote, made fit to stand in an error line: short, and on one line. */
final class Quote {
    private static final int LONGEST = 40;

    private Quote() {}

    static String of(String text) {
        String shown = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
        return shown.replaceAll("[\\p{Cntrl}\\u2028\\u2029]", " ");
    }

    static String of(char letter) {
        return of(String.valueOf(letter));
    }
}
