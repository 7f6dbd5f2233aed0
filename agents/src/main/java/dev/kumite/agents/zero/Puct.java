package dev.kumite.agents.zero;

/**
 * The selection of AlphaZero (Silver and others 2018, and their pseudocode): Q + C·P·√N / (1 + n), where N and n are the
 * visits of parent and child, P is the network's prior and C = c + ln((1 + N + 19,652) / 19,652). A move that was never
 * visited counts as its parent does; there it would be a loss.
 */
record Puct(double c) implements SearchTree.Selection {
    private static final double BASE = 19_652;

    @Override
    public int select(SearchTree tree, int node) {
        int visits = tree.visits(node);
        double weight = (c + StrictMath.log((1 + visits + BASE) / BASE)) * Math.sqrt(visits);
        double unvisited = tree.meanToMove(node);
        int first = tree.first(node);
        int best = first;
        double most = Double.NEGATIVE_INFINITY;
        for (int child = first; child < first + tree.count(node); child++) {
            int n = tree.visits(child);
            double score = (n == 0 ? unvisited : tree.mean(child)) + weight * tree.prior(child) / (1 + n);
            if (score > most) {
                most = score;
                best = child;
            }
        }
        return best;
    }
}
