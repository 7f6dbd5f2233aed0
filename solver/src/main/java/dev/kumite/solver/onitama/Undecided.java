package dev.kumite.solver.onitama;

import dev.kumite.solver.Bits;
import java.util.Arrays;

/**
 * Which positions of a block, 64 rows of a panel, are neither won nor lost so far. Half keeps no plane for it: what was
 * decided was posted to the twin, and is read back and turned here. One per thread.
 */
final class Undecided {
    /** By row and arrangement. */
    private final long[] open = new long[Panel.WIDTH * Arrangements.COUNT];

    /** Takes over a block; returns whether anything in it is undecided. */
    boolean load(Half half, int panel, int rowBlock) {
        int place = panel * half.rowBlocks + rowBlock;
        if (half.decided[place]) return false;
        Half twin = half.twin();
        int from = panel * Panel.WIDTH;
        int words = twin.words(rowBlock, from);
        int size = Math.min(Panel.WIDTH, twin.rows - from) * Arrangements.COUNT;
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
        int words = row % Panel.WIDTH * Arrangements.COUNT;
        long any = 0;
        for (int i = 0; i < Arrangements.COUNT; i++) any |= open[words + i];
        return any != 0;
    }

    /** The undecided positions of a row of the block with one arrangement. */
    long row(int row, int arrangement) {
        return open[row % Panel.WIDTH * Arrangements.COUNT + arrangement];
    }
}
