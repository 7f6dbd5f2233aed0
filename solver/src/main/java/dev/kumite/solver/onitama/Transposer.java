package dev.kumite.solver.onitama;

import dev.kumite.solver.Bits;

/**
 * Passes decided positions of a column on to the twin. Up to 64 rows are collected and transposed, so that the mover's
 * placements become bits: many bits as blocks of 64 × 64, few one by one. One per thread.
 */
final class Transposer {
    /** Up to this many bits of a block are passed on one by one. */
    private static final int FEW = 40;

    private final long[] fresh = new long[Column64.WIDTH * Arrangements.COUNT];
    private final int[] bits = new int[Arrangements.COUNT];
    private final long[] block = new long[Column64.WIDTH];
    private boolean any;
    private long posted;

    /** How many positions were posted so far. */
    long posted() {
        return posted;
    }

    /** Collects decided positions of a row. */
    void add(int row, int arrangement, long decided) {
        fresh[arrangement * Column64.WIDTH + row % Column64.WIDTH] = decided;
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
            System.arraycopy(fresh, arrangement * Column64.WIDTH, block, 0, Column64.WIDTH);
            java.util.Arrays.fill(fresh, arrangement * Column64.WIDTH, (arrangement + 1) * Column64.WIDTH, 0);
            if (lateWave >= 0) list(from, column, rowBlock, arrangement, lateWave);
            if (count > FEW) postBlock(from.twin(), column, rowBlock, arrangement, lost);
            else postBits(from.twin(), column, rowBlock, arrangement, lost);
        }
        return true;
    }

    private void list(SideToMove from, int column, int rowBlock, int arrangement, int wave) {
        for (int i = 0; i < Column64.WIDTH; i++)
            for (long left = block[i]; left != 0; left &= left - 1)
                from.far[column * Column64.WIDTH + Long.numberOfTrailingZeros(left)].add(
                        rowBlock * Column64.WIDTH + i, arrangement, wave);
    }

    private void postBlock(SideToMove to, int column, int rowBlock, int arrangement, boolean lost) {
        Bits.transpose(block);
        for (int i = 0; i < Column64.WIDTH; i++)
            if (block[i] != 0) put(to, rowBlock, column * Column64.WIDTH + i, arrangement, block[i], lost);
    }

    private void postBits(SideToMove to, int column, int rowBlock, int arrangement, boolean lost) {
        for (int i = 0; i < Column64.WIDTH; i++)
            for (long left = block[i]; left != 0; left &= left - 1) {
                int row = column * Column64.WIDTH + Long.numberOfTrailingZeros(left);
                put(to, rowBlock, row, arrangement, 1L << i, lost);
            }
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
