package dev.kumite.agents.tree;

/**
 * Which figures a node keeps.
 *
 * @param amaf all-moves-as-first visits and values, for RAVE
 * @param depths the sum of playout lengths, for the depth penalty
 */
record Layout(boolean amaf, boolean depths) {
    private static final int PLAIN_BYTES = 4 * Integer.BYTES + Double.BYTES + Short.BYTES;
    private static final int AMAF_BYTES = Integer.BYTES + Double.BYTES;

    static final Layout PLAIN = new Layout(false, false);

    /** What the arrays of a {@link Chunk} take for each node. */
    int bytesPerNode() {
        return PLAIN_BYTES + (amaf ? AMAF_BYTES : 0) + (depths ? Long.BYTES : 0);
    }
}
