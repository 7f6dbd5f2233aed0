package dev.kumite.games.checkers;

import java.util.List;

/** Words for error lines. */
final class Texts {
    private static final int LONGEST_QUOTE = 60;

    private Texts() {}

    /** What a person wrote, in quotes, on one line and not too long. */
    static String quoted(String text) {
        String line = oneLine(text);
        return "'" + (line.length() > LONGEST_QUOTE ? line.substring(0, LONGEST_QUOTE) + "…" : line) + "'";
    }

    static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]", " ");
    }

    /** The first few of many, and how many there are when not all are named. */
    static String some(List<String> all, int most) {
        if (all.size() <= most) return String.join(", ", all);
        return String.join(", ", all.subList(0, most)) + " … (" + all.size() + " in all)";
    }
}
