package dev.kumite.agents.tree;

/**
 * The scores that a selection compares, one for each child of a node; all children have been visited. {@link Uct} and
 * {@link Rave} are such, and {@link DepthPenalty} changes those of another.
 */
interface SelectionScores {

    /**
     * Writes the scores of the nodes {@code from} to {@code to − 1} of a chunk, from {@code out[0]} on.
     *
     * @param parentVisits visits of their parent
     * @param c weight of the exploration; 0 for the final choice
     */
    void write(Chunk chunk, int from, int to, int parentVisits, double c, double[] out);
}
