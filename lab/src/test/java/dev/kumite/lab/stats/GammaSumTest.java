package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BetaDistribution;
import org.junit.jupiter.api.Test;

/** Probabilities of a positive sum for which there are formulas, to eight digits however small they are. */
class GammaSumTest {
    private static void check(double[] weights, long[] shapes, double above) {
        assertThat(new GammaSum(weights, shapes).above() / above).isCloseTo(1, within(2e-8));
    }

    /** G / (G + H) of two gamma variables has a beta distribution, so v·G > w·H where that is above w / (v + w). */
    @Test
    void twoKindsFollowTheBetaDistribution() {
        long[][] shapes = {{1, 1}, {2, 5}, {30, 20}, {1, 60}, {400, 700}, {1500, 2200}, {1001, 7}, {20_000, 20_000}};
        double[][] weights = {{1, 1}, {0.3, 0.7}, {0.8, 0.1}, {0.02, 0.01}, {5, 9}, {1, 30}, {40, 1}};
        for (long[] shape : shapes)
            for (double[] weight : weights) {
                double above = BetaDistribution.of((double) shape[0], (double) shape[1])
                        .survivalProbability(weight[1] / (weight[0] + weight[1]));
                if (above > 1e-200) check(new double[] {weight[0], -weight[1]}, shape, above);
            }
    }

    /**
     * Exponential variables, of shape 1: by partial fractions of Π 1 / (1 − wₖ s) the probability is the sum over the
     * positive weights w of Π w / (w − v) over the other weights v.
     */
    @Test
    void exponentialVariablesFollowPartialFractions() {
        double[][] all = {
            {0.5, -0.2, 0.3, -0.9},
            {0.1, -0.2, -0.3, -0.5, -0.6},
            {0.02, -1, -2, -3, -4},
            {3, 2, 1, 0.5, -0.1},
            {-4, 0.25}
        };
        for (double[] weights : all) {
            double above = 0;
            for (double weight : weights) {
                double product = 1;
                for (double other : weights) if (other != weight) product *= weight / (weight - other);
                if (weight > 0) above += product;
            }
            long[] shapes = new long[weights.length];
            Arrays.fill(shapes, 1);
            check(weights, shapes, above);
        }
    }

    @Test
    void aKindOfWhichThereAreNoneDoesNotCount() {
        check(new double[] {9, 1, -1, -20}, new long[] {0, 1, 1, 0}, 0.5);
        assertThat(new GammaSum(new double[] {9, -1}, new long[] {0, 3}).above())
                .isZero();
    }

    @Test
    void weightsOfOneSignDecideAlone() {
        assertThat(new GammaSum(new double[] {0, 2}, new long[] {3, 1}).above()).isEqualTo(1);
        assertThat(new GammaSum(new double[] {0, -2}, new long[] {3, 1}).above())
                .isZero();
        assertThat(new GammaSum(new double[] {0}, new long[] {3}).above()).isZero();
        assertThat(new GammaSum(new double[0], new long[0]).above()).isZero();
    }
}
