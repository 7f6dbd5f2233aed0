package dev.kumite.solver.onitama;

import dev.kumite.solver.Block64;
import java.util.Arrays;

/**
 * Passes decided positions of a column on to the twin. Up to 64 rows are collected and transposed, so that the mover's
 * placements become bits: many bits as blocks of 64 × 64, few one by one. One per thread.
 */
final class Transposer {
    private final long[] fresh = new long[Block64.WIDTH * Arrangements.COUNT];
    private final int[] bits = new int[Arrangements.COUNT];
    private final Block64 block = new Block64();
    private boolean any;
    private long posted;

    /** How many positions were posted so far. */
    long posted() {
        return posted;
    }

    /** Collects decided positions of a row. */
    void add(int row, int arrangement, long decided) {
        fresh[arrangement * Block64.WIDTH + row % Block64.WIDTH] = decided;
        bits[arrangement] += Long.bitCount(decided);
        any = true;
    }

    /**
     * Passes on what was collected for a block of rows; returns whether there was anything.
     *
     * @param lost whether they are lost, else they are won
     * @param lateWave the number of the wave, where lost positions have to be listed; else −1
     */
    boolean flush(SideToMove from, int column, int rowBlock, boolean lost, int lateWave) {
        if (!any) return false;
        any = false;
        for (int arrangement = 0; arrangement < Arrangements.COUNT; arrangement++) {
            int count = bits[arrangement];
            if (count == 0) continue;
            bits[arrangement] = 0;
            posted += count;
            block.load(fresh, arrangement * Block64.WIDTH, count);
            Arrays.fill(fresh, arrangement * Block64.WIDTH, (arrangement + 1) * Block64.WIDTH, 0);
            if (lateWave >= 0) list(from, column, rowBlock, arrangement, lateWave);
            post(from.twin(), column, rowBlock, arrangement, lost);
        }
        return true;
    }

    private void list(SideToMove from, int column, int rowBlock, int arrangement, int wave) {
        for (int i = 0; i < Block64.WIDTH; i++)
            for (long left = block.row(i); left != 0; left &= left - 1)
                from.far[column * Block64.WIDTH + Long.numberOfTrailingZeros(left)].add(
                        rowBlock * Block64.WIDTH + i, arrangement, wave);
    }

    private void post(SideToMove to, int column, int rowBlock, int arrangement, boolean lost) {
        long[] placements = block.columns();
        for (int i = 0; i < Block64.WIDTH; i++)
            if (placements[i] != 0) put(to, rowBlock, column * Block64.WIDTH + i, arrangement, placements[i], lost);
    }

    private static void put(SideToMove to, int column, int row, int arrangement, long placements, boolean lost) {
        int word = to.words(column, row) + arrangement;
        byte group = (byte) (1 << Arrangements.sideCard(arrangement));
        if (lost) {
            to.childLost[word] |= placements;
            to.newlyLost[column * to.rows + row] |= group;
        } else {
            to.childNotWon[word] &= ~placements;
            to.newlyWon[column * to.rows + row] |= group;
        }
    }
}
