package dev.kumite.solver.onitama;

import dev.kumite.solver.Block64;
import java.util.Arrays;

/**
 * Passes decided positions of a column on to the twin. Up to 64 rows are collected and transposed, so that the mover's
 * placements become bits: many bits as squares of 64 × 64, few one by one. One per thread.
 */
final class Transposer {
    /** Up to this many bits are transposed one by one. */
    private static final int FEW = 150;

    /** By row and arrangement. */
    private final long[] fresh = new long[Squares30.WORDS];

    private long rows;
    private int bits;
    private long posted;

    /** How many positions were posted so far. */
    long posted() {
        return posted;
    }

    /** Collects decided positions of a row. */
    void add(int row, int arrangement, long decided) {
        fresh[row % Block64.WIDTH * Arrangements.COUNT + arrangement] = decided;
        rows |= 1L << row;
        bits += Long.bitCount(decided);
    }

    /**
     * Passes on what was collected for a block of rows; returns whether there was anything.
     *
     * @param lost whether they are lost, else they are won
     * @param lateWave the number of the wave, where lost positions have to be listed; else −1
     */
    boolean flush(SideToMove from, int column, int rowBlock, boolean lost, int lateWave) {
        if (bits == 0) return false;
        posted += bits;
        if (lateWave >= 0) list(from, column, rowBlock, lateWave);
        SideToMove to = from.twin();
        if (bits > FEW) postAll(to, rowBlock, column * Block64.WIDTH, lost);
        else postEach(to, rowBlock, column * Block64.WIDTH, lost);
        rows = 0;
        bits = 0;
        return true;
    }

    private void list(SideToMove from, int column, int rowBlock, int wave) {
        for (long left = rows; left != 0; left &= left - 1) {
            int row = Long.numberOfTrailingZeros(left);
            for (int arrangement = 0; arrangement < Arrangements.COUNT; arrangement++)
                for (long lost = fresh[row * Arrangements.COUNT + arrangement]; lost != 0; lost &= lost - 1)
                    from.far[column * Block64.WIDTH + Long.numberOfTrailingZeros(lost)].add(
                            rowBlock * Block64.WIDTH + row, arrangement, wave);
        }
    }

    private void postEach(SideToMove to, int column, int fromRow, boolean lost) {
        for (long left = rows; left != 0; left &= left - 1) {
            int placement = Long.numberOfTrailingZeros(left);
            int at = placement * Arrangements.COUNT;
            for (int arrangement = 0; arrangement < Arrangements.COUNT; arrangement++)
                for (long all = fresh[at + arrangement]; all != 0; all &= all - 1)
                    post(to, column, fromRow + Long.numberOfTrailingZeros(all), arrangement, 1L << placement, lost);
            Arrays.fill(fresh, at, at + Arrangements.COUNT, 0);
        }
    }

    private static void post(SideToMove to, int column, int row, int arrangement, long placement, boolean lost) {
        int word = to.words(column, row) + arrangement;
        byte group = (byte) (1 << Arrangements.sideCard(arrangement));
        if (lost) {
            to.childLost[word] |= placement;
            to.newlyLost[column * to.rows + row] |= group;
        } else {
            to.childNotWon[word] &= ~placement;
            to.newlyWon[column * to.rows + row] |= group;
        }
    }

    private void postAll(SideToMove to, int column, int fromRow, boolean lost) {
        Squares30.transpose(fresh);
        int end = Math.min(Block64.WIDTH, to.rows - fromRow);
        for (int row = 0; row < end; row++) {
            int groups = groups(row * Arrangements.COUNT);
            if (groups == 0) continue;
            int words = to.words(column, fromRow + row);
            int place = column * to.rows + fromRow + row;
            if (lost) {
                to.newlyLost[place] |= (byte) groups;
                add(to.childLost, words, row * Arrangements.COUNT);
            } else {
                to.newlyWon[place] |= (byte) groups;
                takeOff(to.childNotWon, words, row * Arrangements.COUNT);
            }
        }
        Arrays.fill(fresh, 0);
    }

    /** The groups of arrangements in which a row has bits. */
    private int groups(int at) {
        int groups = 0;
        for (int card = 0; card < Arrangements.CARDS; card++) {
            int i = at + card * Arrangements.GROUP;
            long any = fresh[i] | fresh[i + 1] | fresh[i + 2] | fresh[i + 3] | fresh[i + 4] | fresh[i + 5];
            if (any != 0) groups |= 1 << card;
        }
        return groups;
    }

    private void add(long[] plane, int words, int at) {
        for (int i = 0; i < Arrangements.COUNT; i++) plane[words + i] |= fresh[at + i];
    }

    private void takeOff(long[] plane, int words, int at) {
        for (int i = 0; i < Arrangements.COUNT; i++) plane[words + i] &= ~fresh[at + i];
    }
}
