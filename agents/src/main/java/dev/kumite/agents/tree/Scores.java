package dev.kumite.agents.tree;

/** What a selection compares: a score for each child of a node, all of which have been visited. */
interface Scores {

    /**
     * Writes the scores of the nodes {@code from} to {@code to − 1} of a chunk, from {@code out[0]} on.
     *
     * @param parentVisits visits of their parent
     * @param c weight of the exploration; 0 for the final choice
     */
    void write(Chunk chunk, int from, int to, int parentVisits, double c, double[] out);
}
