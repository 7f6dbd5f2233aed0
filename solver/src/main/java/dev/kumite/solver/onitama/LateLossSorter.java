package dev.kumite.solver.onitama;

import java.nio.ByteBuffer;

/** Sorts lists of late losses by placement and arrangement, reusing the same memory. */
final class LateLossSorter {
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
