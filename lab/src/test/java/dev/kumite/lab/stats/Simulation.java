package dev.kumite.lab.stats;

import dev.kumite.games.core.Rng;

/** Draws from known distributions. */
final class Simulation {
    private Simulation() {}

    static int draw(Rng rng, double[] shares) {
        double real = rng.real();
        for (int i = 0; i < shares.length - 1; i++) {
            real -= shares[i];
            if (real < 0) return i;
        }
        return shares.length - 1;
    }

    static Pairs pairs(Rng rng, double[] shares, int count) {
        long[] counts = new long[5];
        for (int i = 0; i < count; i++) counts[draw(rng, shares)]++;
        return Pairs.of(counts);
    }

    /** The five results of two independent games with a given score and rate of draws. */
    static double[] independentPairs(double score, double draws) {
        double[] game = {1 - score - draws / 2, draws, score - draws / 2};
        double[] pair = new double[5];
        for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) pair[i + j] += game[i] * game[j];
        return pair;
    }
}
