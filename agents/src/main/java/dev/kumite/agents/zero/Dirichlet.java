package dev.kumite.agents.zero;

import dev.kumite.games.core.Rng;

/** Noise at the root, as AlphaZero adds in training: a share of each guess comes from a Dirichlet distribution. */
final class Dirichlet {
    /** Divided by the number of moves it is the distribution's α: 0.3 in chess, 0.03 in Go, says the paper. */
    private static final double CONCENTRATION = 10;

    private Dirichlet() {}

    /** Mixes noise into the guesses at the moves of the root. */
    static void mix(SearchTree tree, double share, Rng rng) {
        int first = tree.first(SearchTree.ROOT);
        int moves = tree.count(SearchTree.ROOT);
        double[] drawn = new double[moves];
        double sum = 0;
        for (int i = 0; i < moves; i++) {
            drawn[i] = gamma(CONCENTRATION / moves, rng);
            sum += drawn[i];
        }
        for (int i = 0; i < moves; i++)
            tree.setPrior(first + i, (float) ((1 - share) * tree.prior(first + i) + share * drawn[i] / sum));
    }

    /** A draw from the gamma distribution of this shape (Marsaglia and Tsang 2000). */
    static double gamma(double shape, Rng rng) {
        if (shape < 1) return gamma(shape + 1, rng) * StrictMath.pow(positive(rng), 1 / shape);
        double d = shape - 1.0 / 3;
        double c = 1 / Math.sqrt(9 * d);
        while (true) {
            double x = Math.sqrt(-2 * StrictMath.log(positive(rng))) * StrictMath.cos(2 * Math.PI * rng.real());
            double v = StrictMath.pow(1 + c * x, 3);
            if (v > 0 && StrictMath.log(positive(rng)) < x * x / 2 + d - d * v + d * StrictMath.log(v)) return d * v;
        }
    }

    private static double positive(Rng rng) {
        return Math.max(rng.real(), Double.MIN_NORMAL);
    }
}
