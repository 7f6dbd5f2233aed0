package dev.kumite.agents.tree;

/** Takes D / 300, or another divisor, off each score (aygun 5.6); D is the mean or the sum of the playouts' lengths. */
final class DepthPenalty implements SelectionScores {
    private final SelectionScores base;
    private final double divisor;
    private final boolean mean;

    DepthPenalty(SelectionScores base, double divisor, boolean mean) {
        this.base = base;
        this.divisor = divisor;
        this.mean = mean;
    }

    @Override
    public void write(Chunk chunk, int from, int to, int parentVisits, double c, double[] out) {
        base.write(chunk, from, to, parentVisits, c, out);
        for (int i = from; i < to; i++) {
            double depth = mean ? (double) chunk.depths[i] / chunk.visits[i] : chunk.depths[i];
            out[i - from] -= depth / divisor;
        }
    }
}
