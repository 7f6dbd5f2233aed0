package dev.kumite.base;

import java.util.Collection;

/** Finds the known word that a mistyped one was probably meant to be. */
public final class Nearest {
    /** Nobody mistypes longer words than this, and comparing them would take long. */
    private static final int LONGEST = 100;

    private Nearest() {}

    /** A closing clause for an error line: the nearest of {@code known}, or all of them when none is near. */
    public static String hint(String word, Collection<String> known) {
        if (word.length() > LONGEST) return all(known);
        String best = "";
        int distance = Math.max(2, word.length() / 3) + 1;
        for (String candidate : known) {
            int d = candidate.length() > LONGEST ? distance : distance(word, candidate);
            if (d < distance) {
                distance = d;
                best = candidate;
            }
        }
        if (!best.isEmpty()) return "did you mean '" + best + "'?";
        return all(known);
    }

    private static String all(Collection<String> known) {
        return known.isEmpty() ? "there is none" : "known: " + String.join(", ", known);
    }

    /** Levenshtein's edit distance, without regard to case. */
    static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) previous[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                boolean same = Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
                row[j] = Math.min(previous[j - 1] + (same ? 0 : 1), 1 + Math.min(previous[j], row[j - 1]));
            }
            previous = row;
        }
        return previous[b.length()];
    }
}
