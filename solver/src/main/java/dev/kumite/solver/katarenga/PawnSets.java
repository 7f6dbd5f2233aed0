package dev.kumite.solver.katarenga;

import dev.kumite.games.katarenga.KatarengaBoards;

/** The sets of up to four squares of a 4×4 board, counted through for each size. */
final class PawnSets {
    static final int SQUARES = KatarengaBoards.SIZE * KatarengaBoards.SIZE;
    static final int MOST = KatarengaBoards.SIZE;

    private static final int[][] SETS = new int[MOST + 1][];
    private static final short[] RANKS = new short[1 << SQUARES];

    static {
        int[] counts = new int[SQUARES + 1];
        for (int set = 0; set < RANKS.length; set++) RANKS[set] = (short) counts[Integer.bitCount(set)]++;
        for (int size = 0; size <= MOST; size++) SETS[size] = new int[counts[size]];
        for (int set = 0; set < RANKS.length; set++)
            if (Integer.bitCount(set) <= MOST) SETS[Integer.bitCount(set)][RANKS[set]] = set;
    }

    private PawnSets() {}

    static int count(int size) {
        return SETS[size].length;
    }

    static int set(int size, int rank) {
        return SETS[size][rank];
    }

    /** The number of a set among those of its size. */
    static int rank(int set) {
        return RANKS[set];
    }
}
