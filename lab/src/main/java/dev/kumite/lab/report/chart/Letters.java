package dev.kumite.lab.report.chart;

import java.util.ArrayList;
import java.util.List;

/** How much room words take, by the widths of a wide sans serif; narrower fonts leave a little more space. */
final class Letters {
    static final double SIZE = 12;
    static final double LINE = 14;

    /** Hundredths of the size, for the characters from space to tilde. */
    private static final int[] WIDTHS = {
        32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34,
        84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99,
        69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52,
        39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84
    };

    private static final int OTHER = 84;

    private Letters() {}

    static double width(String words, double size) {
        return words.codePoints()
                        .map(c -> c >= ' ' && c <= '~' ? WIDTHS[c - ' '] : OTHER)
                        .sum()
                * size
                / 100;
    }

    static double widest(List<String> words, double size) {
        return words.stream().mapToDouble(word -> width(word, size)).max().orElse(0);
    }

    /** The words in lines no wider than {@code room}, at most {@code lines} of them; what is left out is an ellipsis. */
    static List<String> wrapped(String words, double room, double size, int lines) {
        List<String> wrapped = new ArrayList<>();
        String rest = words.strip();
        while (wrapped.size() < lines - 1 && width(rest, size) > room) {
            int end = breakBefore(rest, room, size);
            wrapped.add(rest.substring(0, end).strip());
            rest = rest.substring(end).strip();
        }
        wrapped.add(shortened(rest, room, size));
        return wrapped;
    }

    /** Where a line ends: behind its last space or comma that has room, else in the middle of a word. */
    private static int breakBefore(String words, double room, double size) {
        int fits = fitting(words, room, size);
        for (int at = fits; at > 0; at--) if (" ,–(".indexOf(words.charAt(at - 1)) >= 0) return at;
        return Math.max(1, fits);
    }

    private static int fitting(String words, double room, double size) {
        int end = words.length();
        while (end > 0 && width(words.substring(0, end), size) > room) end = words.offsetByCodePoints(end, -1);
        return end;
    }

    static String shortened(String words, double room, double size) {
        if (width(words, size) <= room) return words;
        return words.substring(0, fitting(words, room - width("…", size), size)) + "…";
    }
}
