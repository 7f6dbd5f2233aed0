package dev.kumite.solver.onitama;

import dev.kumite.solver.Bits;

/**
 * Posts what a panel has decided to the twin half: up to 64 rows are gathered, then turned from rows of the mover's
 * camps into bits of them. Many bits are turned as blocks of 64 × 64, few one by one. One per thread.
 */
final class Post {
    /** Up to so many bits of a block are posted one by one. */
    private static final int FEW = 40;

    private final long[] fresh = new long[Panel.WIDTH * Arrangements.COUNT];
    private final int[] bits = new int[Arrangements.COUNT];
    private final long[] block = new long[Panel.WIDTH];
    private boolean any;
    private long posted;

    /** How many positions were posted so far. */
    long posted() {
        return posted;
    }

    /** Notes that positions of a row were decided. */
    void add(int row, int arrangement, long decided) {
        fresh[arrangement * Panel.WIDTH + row % Panel.WIDTH] = decided;
        bits[arrangement] += Long.bitCount(decided);
        any = true;
    }

    /**
     * Posts the rows of a block that were decided in a panel; returns whether there were any.
     *
     * @param lost whether they are lost, else they are won
     * @param farWave the number of the wave, where lost positions have to be listed; else −1
     */
    boolean flush(Half from, int panel, int rowBlock, boolean lost, int farWave) {
        if (!any) return false;
        any = false;
        for (int arrangement = 0; arrangement < Arrangements.COUNT; arrangement++) {
            int count = bits[arrangement];
            if (count == 0) continue;
            bits[arrangement] = 0;
            posted += count;
            System.arraycopy(fresh, arrangement * Panel.WIDTH, block, 0, Panel.WIDTH);
            java.util.Arrays.fill(fresh, arrangement * Panel.WIDTH, (arrangement + 1) * Panel.WIDTH, 0);
            if (farWave >= 0) list(from, panel, rowBlock, arrangement, farWave);
            if (count > FEW) postBlock(from.twin(), panel, rowBlock, arrangement, lost);
            else postBits(from.twin(), panel, rowBlock, arrangement, lost);
        }
        return true;
    }

    private void list(Half from, int panel, int rowBlock, int arrangement, int wave) {
        for (int i = 0; i < Panel.WIDTH; i++)
            for (long left = block[i]; left != 0; left &= left - 1)
                from.far[panel * Panel.WIDTH + Long.numberOfTrailingZeros(left)].add(
                        rowBlock * Panel.WIDTH + i, arrangement, wave);
    }

    private void postBlock(Half to, int panel, int rowBlock, int arrangement, boolean lost) {
        Bits.transpose(block);
        for (int i = 0; i < Panel.WIDTH; i++)
            if (block[i] != 0) put(to, rowBlock, panel * Panel.WIDTH + i, arrangement, block[i], lost);
    }

    private void postBits(Half to, int panel, int rowBlock, int arrangement, boolean lost) {
        for (int i = 0; i < Panel.WIDTH; i++)
            for (long left = block[i]; left != 0; left &= left - 1) {
                int row = panel * Panel.WIDTH + Long.numberOfTrailingZeros(left);
                put(to, rowBlock, row, arrangement, 1L << i, lost);
            }
    }

    private static void put(Half to, int panel, int row, int arrangement, long columns, boolean lost) {
        int word = to.words(panel, row) + arrangement;
        byte group = (byte) (1 << Arrangements.sideCard(arrangement));
        if (lost) {
            to.childLost[word] |= columns;
            to.newlyLost[panel * to.rows + row] |= group;
        } else {
            to.childNotWon[word] &= ~columns;
            to.newlyWon[panel * to.rows + row] |= group;
        }
    }
}
