package dev.kumite.agents.zero;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.function.BooleanSupplier;

/**
 * Planning with Gumbel (Danihelka and others 2022): at the root the most promising moves, drawn without replacement by
 * their guess, share the simulations by sequential halving; below it, moves are chosen so that their visits approach
 * the improved policy π′ = softmax(ln P + σ(q)), with σ(q) = (50 + the most visits of a move) · q. A move that was
 * never visited has the value that the network and the visited moves suggest together. π′ of the root is better than
 * the guess however few simulations there were, so it is what the network learns.
 */
final class Gumbel implements SearchTree.Selection {
    private static final int CONSIDERED = 16;
    private static final double VISITS_OFFSET = 50;

    private double[] improved = new double[64];
    private double[] drawn = new double[64];
    private int[] candidates = new int[64];

    /**
     * Searches.
     *
     * @param noise how much chance has a say in which moves are considered, 1 as in the paper, 0 not at all
     * @return the child of the root to play
     */
    int search(SearchTree tree, Position position, int simulations, double noise, Rng rng, BooleanSupplier goOn) {
        int first = tree.first(SearchTree.ROOT);
        int moves = tree.count(SearchTree.ROOT);
        makeRoom(moves);
        for (int i = 0; i < moves; i++) {
            drawn[i] = StrictMath.log(tree.prior(first + i)) + (noise == 0 ? 0 : noise * gumbel(rng));
            candidates[i] = first + i;
        }
        int left = Math.min(CONSIDERED, moves);
        sort(tree, moves, first);
        int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(left - 1));
        int done = 0;
        boolean stopped = false;
        while (done < simulations && !stopped) {
            int each = Math.max(1, simulations / (rounds * left));
            int roundEnd = done + Math.min(simulations - done, each * left);
            for (int i = 0; done < roundEnd && goOn.getAsBoolean(); i = (i + 1) % left, done++)
                tree.simulate(position, candidates[i], this);
            stopped = done < roundEnd;
            sort(tree, left, first);
            left = Math.max(Math.min(2, left), (left + 1) / 2);
        }
        return candidates[0];
    }

    private void makeRoom(int moves) {
        if (improved.length >= moves) return;
        improved = new double[2 * moves];
        drawn = new double[2 * moves];
        candidates = new int[2 * moves];
    }

    private static double gumbel(Rng rng) {
        return -StrictMath.log(-StrictMath.log(Math.max(rng.real(), Double.MIN_NORMAL)));
    }

    /** Puts the first {@code count} candidates in order, the best first; equal ones stay as they are. */
    private void sort(SearchTree tree, int count, int first) {
        double scale = scale(tree, SearchTree.ROOT);
        for (int i = 1; i < count; i++) {
            int moving = candidates[i];
            double score = score(tree, moving, first, scale);
            int at = i;
            for (; at > 0 && score(tree, candidates[at - 1], first, scale) < score; at--)
                candidates[at] = candidates[at - 1];
            candidates[at] = moving;
        }
    }

    private double score(SearchTree tree, int child, int first, double scale) {
        return drawn[child - first] + (tree.visits(child) == 0 ? 0 : scale * tree.mean(child));
    }

    private static double scale(SearchTree tree, int node) {
        int most = tree.mostVisited(node);
        return VISITS_OFFSET + (most < 0 ? 0 : tree.visits(most));
    }

    /** Writes the improved policy of a node with children, one number for each, adding up to 1. */
    void improve(SearchTree tree, int node, double[] out) {
        int first = tree.first(node);
        int moves = tree.count(node);
        double scale = scale(tree, node);
        double unvisited = mixed(tree, node);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves; i++) {
            int child = first + i;
            double q = tree.visits(child) == 0 ? unvisited : tree.mean(child);
            out[i] = StrictMath.log(tree.prior(child)) + scale * q;
            most = Math.max(most, out[i]);
        }
        double sum = 0;
        for (int i = 0; i < moves; i++) {
            out[i] = StrictMath.exp(out[i] - most);
            sum += out[i];
        }
        for (int i = 0; i < moves; i++) out[i] /= sum;
    }

    /** (v + N · the mean q of the visited moves, weighed by their guess) / (1 + N): equation 33 of the paper. */
    private static double mixed(SearchTree tree, int node) {
        double guessed = 0;
        double weighed = 0;
        int visits = 0;
        for (int child = tree.first(node); child < tree.first(node) + tree.count(node); child++) {
            if (tree.visits(child) == 0) continue;
            visits += tree.visits(child);
            guessed += tree.prior(child);
            weighed += tree.prior(child) * tree.mean(child);
        }
        double judged = tree.judged(node);
        return guessed == 0 ? judged : (judged + visits * weighed / guessed) / (1 + visits);
    }

    @Override
    public int select(SearchTree tree, int node) {
        int first = tree.first(node);
        int moves = tree.count(node);
        makeRoom(moves);
        improve(tree, node, improved);
        int visits = 0;
        for (int child = first; child < first + moves; child++) visits += tree.visits(child);
        int best = first;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves; i++) {
            double lacking = improved[i] - tree.visits(first + i) / (1.0 + visits);
            if (lacking > most) {
                most = lacking;
                best = first + i;
            }
        }
        return best;
    }
}
