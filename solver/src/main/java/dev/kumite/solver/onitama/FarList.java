package dev.kumite.solver.onitama;

import java.util.ArrayList;
import java.util.List;

/** Lost positions with one camp of the other side, and the wave that found each. It grows without copying. */
final class FarList {
    private static final int FIRST_CHUNK = 8;
    private static final int LARGEST_CHUNK = 1024;
    static final int WAVE_BITS = 8;

    private final List<int[]> chunks = new ArrayList<>(0);
    private int[] chunk = {};
    private int used;
    private int size;

    void add(int camp, int arrangement, int wave) {
        if (used == chunk.length) {
            chunk = new int[Math.min(LARGEST_CHUNK, FIRST_CHUNK + size / 2)];
            chunks.add(chunk);
            used = 0;
        }
        chunk[used++] = entry(camp, arrangement, wave);
        size++;
    }

    /** An entry sorts by camp and arrangement, and carries the wave in its lowest byte. */
    static int entry(int camp, int arrangement, int wave) {
        return (camp * Arrangements.COUNT + arrangement) << WAVE_BITS | Math.min(wave, 255);
    }

    /** Copies the entries, in the order in which they were added. */
    void copyTo(int[] out) {
        int at = 0;
        for (int[] part : chunks) {
            int count = Math.min(part.length, size - at);
            System.arraycopy(part, 0, out, at, count);
            at += count;
        }
    }

    int size() {
        return size;
    }
}
