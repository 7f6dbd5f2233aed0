package dev.kumite.solver.onitama;

import dev.kumite.solver.Bits;
import java.util.Arrays;

/**
 * The positions of a block, 64 rows of a column, that are neither won nor lost so far. {@link SideToMove} does not
 * store them: what was decided is read back from the twin and transposed here. One per thread.
 */
final class Undecided {
    /** By row and arrangement. */
    private final long[] open = new long[Column64.WIDTH * Arrangements.COUNT];

    /** Takes over a block; returns whether anything in it is undecided. */
    boolean load(SideToMove half, int column, int rowBlock) {
        int place = column * half.rowBlocks + rowBlock;
        if (half.decided[place]) return false;
        SideToMove twin = half.twin();
        int from = column * Column64.WIDTH;
        int words = twin.words(rowBlock, from);
        int size = Math.min(Column64.WIDTH, twin.rows - from) * Arrangements.COUNT;
        long any = 0;
        for (int i = 0; i < size; i++) {
            open[i] = twin.childNotWon[words + i] & ~twin.childLost[words + i];
            any |= open[i];
        }
        half.decided[place] = any == 0;
        if (any == 0) return false;
        Arrays.fill(open, size, open.length, 0);
        Bits.transpose(open, Arrangements.COUNT);
        return true;
    }

    /** Whether anything in a row of the block is undecided. */
    boolean isOpen(int row) {
        int words = row % Column64.WIDTH * Arrangements.COUNT;
        long any = 0;
        for (int i = 0; i < Arrangements.COUNT; i++) any |= open[words + i];
        return any != 0;
    }

    /** The undecided positions of a row of the block with one arrangement. */
    long row(int row, int arrangement) {
        return open[row % Column64.WIDTH * Arrangements.COUNT + arrangement];
    }
}
