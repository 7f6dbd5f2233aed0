package dev.kumite.solver.onitama;

import java.util.Arrays;

/** Lost positions with one camp of the other side, and the wave that found each. */
final class FarList {
    private static final int[] NOTHING = {};

    private int[] entries = NOTHING;
    private int size;

    void add(int camp, int arrangement, int wave) {
        if (size == entries.length) entries = Arrays.copyOf(entries, size + size / 4 + 4);
        entries[size++] = entry(camp, arrangement, wave);
    }

    /** An entry sorts by camp and arrangement, and carries the wave in its lowest byte. */
    static int entry(int camp, int arrangement, int wave) {
        return (camp * Arrangements.COUNT + arrangement) << 8 | Math.min(wave, 255);
    }

    /** The entries by camp and arrangement. */
    int[] sorted() {
        int[] sorted = Arrays.copyOf(entries, size);
        Arrays.sort(sorted);
        return sorted;
    }

    int size() {
        return size;
    }
}
