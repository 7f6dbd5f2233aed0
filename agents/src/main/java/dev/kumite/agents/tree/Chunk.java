package dev.kumite.agents.tree;

import java.util.Arrays;

/**
 * A stretch of the tree's parallel arrays. The tree grows by whole chunks, so growing never copies; a family (a header
 * and the children of one node) never crosses from one chunk to the next.
 */
final class Chunk {
    private static final int[] NO_INTS = {};
    private static final long[] NO_LONGS = {};
    private static final double[] NO_DOUBLES = {};

    /** The move into the node; in a header the parent's number. */
    final int[] move;
    /** The number of the first child; 0 while the node has no family. */
    final int[] first;
    /** How many children there are (upper half) and how many of them were tried (lower half). */
    final int[] fan;

    final int[] visits;
    /** Results for the player who moved into the node: 1, ½, 0. */
    final double[] sum;
    /** Plies from before the move into the node to a proven win of its mover; negative for a proven loss; else 0. */
    final short[] proof;

    final int[] amafVisits;
    final double[] amafSum;
    final long[] depths;

    /** Where the next family may begin. */
    int used;

    Chunk(int size, Fields layout) {
        move = new int[size];
        first = new int[size];
        fan = new int[size];
        visits = new int[size];
        sum = new double[size];
        proof = new short[size];
        amafVisits = layout.amaf() ? new int[size] : NO_INTS;
        amafSum = layout.amaf() ? new double[size] : NO_DOUBLES;
        depths = layout.depths() ? new long[size] : NO_LONGS;
    }

    int size() {
        return move.length;
    }

    /** Makes nodes new again, all but their moves. */
    void clear(int from, int to) {
        Arrays.fill(first, from, to, 0);
        Arrays.fill(fan, from, to, 0);
        Arrays.fill(visits, from, to, 0);
        Arrays.fill(sum, from, to, 0);
        Arrays.fill(proof, from, to, (short) 0);
        if (amafVisits.length > 0) {
            Arrays.fill(amafVisits, from, to, 0);
            Arrays.fill(amafSum, from, to, 0);
        }
        if (depths.length > 0) Arrays.fill(depths, from, to, 0);
    }

    /** Copies nodes into {@code target}, which may be this chunk. */
    void copy(int from, Chunk target, int to, int count) {
        System.arraycopy(move, from, target.move, to, count);
        System.arraycopy(first, from, target.first, to, count);
        System.arraycopy(fan, from, target.fan, to, count);
        System.arraycopy(visits, from, target.visits, to, count);
        System.arraycopy(sum, from, target.sum, to, count);
        System.arraycopy(proof, from, target.proof, to, count);
        if (amafVisits.length > 0) {
            System.arraycopy(amafVisits, from, target.amafVisits, to, count);
            System.arraycopy(amafSum, from, target.amafSum, to, count);
        }
        if (depths.length > 0) System.arraycopy(depths, from, target.depths, to, count);
    }

    /**
     * Which figures a node keeps.
     *
     * @param amaf all-moves-as-first visits and values, for RAVE
     * @param depths the sum of playout lengths, for the depth penalty
     */
    record Fields(boolean amaf, boolean depths) {
        private static final int PLAIN_BYTES = 4 * Integer.BYTES + Double.BYTES + Short.BYTES;
        private static final int AMAF_BYTES = Integer.BYTES + Double.BYTES;

        static final Fields PLAIN = new Fields(false, false);

        /** What the arrays of a {@link Chunk} take for each node. */
        int bytesPerNode() {
            return PLAIN_BYTES + (amaf ? AMAF_BYTES : 0) + (depths ? Long.BYTES : 0);
        }
    }
}
