package dev.kumite.lab.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The standard normal distribution. */
final class Normal {
    private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

    private Normal() {}

    /** The probability of a value below {@code z}. */
    static double below(double z) {
        return STANDARD.cumulativeProbability(z);
    }

    static double quantile(double probability) {
        return STANDARD.inverseCumulativeProbability(probability);
    }

    /** How many standard errors an interval extends to either side: 1.96 for a confidence of 0.95. */
    static double reach(double confidence) {
        return STANDARD.inverseSurvivalProbability((1 - confidence) / 2);
    }
}
