package dev.kumite.solver.onitama;

import java.util.ArrayList;
import java.util.List;

/**
 * The late losses with one placement of the other side, each with the wave that found it. The list grows without
 * copying.
 */
final class LateLosses {
    private static final int FIRST_CHUNK = 8;
    private static final int LARGEST_CHUNK = 1024;
    static final int WAVE_BITS = 8;

    private final List<int[]> chunks = new ArrayList<>(0);
    private int[] chunk = {};
    private int used;
    private int size;

    void add(int placement, int arrangement, int wave) {
        if (used == chunk.length) {
            chunk = new int[Math.min(LARGEST_CHUNK, FIRST_CHUNK + size / 2)];
            chunks.add(chunk);
            used = 0;
        }
        chunk[used++] = entry(placement, arrangement, wave);
        size++;
    }

    /** An entry sorts by placement and arrangement, and carries the wave in its lowest byte. */
    static int entry(int placement, int arrangement, int wave) {
        return (placement * Arrangements.COUNT + arrangement) << WAVE_BITS | Math.min(wave, 255);
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
