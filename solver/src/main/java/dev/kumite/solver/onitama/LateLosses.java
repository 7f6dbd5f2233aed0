package dev.kumite.solver.onitama;

import java.nio.ByteBuffer;
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

    /** Sorts lists of late losses by placement and arrangement, reusing the same memory. */
    static final class Sorter {
        /** Two digits hold the number of every placement and arrangement. */
        private static final int DIGIT_BITS = 11;

        private static final int MASK = (1 << DIGIT_BITS) - 1;

        private final int[] next = new int[MASK + 2];
        private int[] entries = {};
        private int[] half = {};
        private ByteBuffer out = ByteBuffer.allocate(0);

        /** The entries of a list, sorted by the lower digit of their numbers and then by the upper one. */
        ByteBuffer sorted(LateLosses list) {
            int size = list.size();
            if (entries.length < size) {
                entries = new int[size];
                half = new int[size];
                out = ByteBuffer.allocate(Integer.BYTES * size);
            }
            list.copyTo(entries);
            sort(entries, half, size, LateLosses.WAVE_BITS);
            sort(half, entries, size, LateLosses.WAVE_BITS + DIGIT_BITS);
            out.clear();
            out.asIntBuffer().put(entries, 0, size);
            return out.limit(Integer.BYTES * size);
        }

        /** A stable sort by one digit. */
        private void sort(int[] from, int[] to, int size, int shift) {
            java.util.Arrays.fill(next, 0);
            for (int i = 0; i < size; i++) next[(from[i] >>> shift & MASK) + 1]++;
            for (int i = 0; i < MASK; i++) next[i + 1] += next[i];
            for (int i = 0; i < size; i++) to[next[from[i] >>> shift & MASK]++] = from[i];
        }
    }
}
