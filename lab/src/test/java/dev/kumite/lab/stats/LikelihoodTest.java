package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The likeliest distribution under a constraint, against slow searches that know nothing of multipliers. */
class LikelihoodTest {
    /** Moves of probability between three outcomes that change neither its sum nor the expected score. */
    private static final List<double[]> FREE = new ArrayList<>();

    static {
        for (int i = 0; i < 5; i++)
            for (int j = i + 1; j < 5; j++)
                for (int k = j + 1; k < 5; k++) {
                    double[] free = new double[5];
                    free[i] = k - j;
                    free[j] = i - k;
                    free[k] = j - i;
                    FREE.add(free);
                }
    }

    @Test
    @Tag("slow")
    void pairsWithAGivenScore() {
        Rng rng = new Rng(5);
        for (int round = 0; round < 40; round++) {
            long[] counts = new long[5];
            for (int i = 0; i < 5; i++) counts[i] = rng.below(4) == 0 ? 0 : rng.below(60);
            counts[rng.below(5)]++;
            double score = 0.3 + 0.4 * rng.real();
            assertThat(Likelihood.loss(counts, score)).isEqualTo(climbed(counts, score), within(1e-4));
        }
    }

    /**
     * Begins with two games of four each won with probability {@code score}, and climbs along each free direction in
     * turn.
     */
    private static double climbed(long[] counts, double score) {
        double[] p = new double[5];
        double[] ways = {1, 4, 6, 4, 1};
        for (int i = 0; i < 5; i++) p[i] = ways[i] * Math.pow(score, i) * Math.pow(1 - score, 4.0 - i);
        for (int round = 0; round < 400; round++)
            for (double[] free : FREE) {
                double low = -1;
                double high = 1;
                for (int i = 0; i < 5; i++) {
                    if (free[i] > 0) low = Math.max(low, -p[i] / free[i]);
                    if (free[i] < 0) high = Math.min(high, -p[i] / free[i]);
                }
                double step = peak(x -> logLikelihood(counts, moved(p, free, x)), low, high);
                System.arraycopy(moved(p, free, step), 0, p, 0, 5);
            }
        return best(counts) - logLikelihood(counts, p);
    }

    private static double[] moved(double[] p, double[] direction, double step) {
        double[] moved = new double[p.length];
        for (int i = 0; i < p.length; i++) moved[i] = Math.max(0, p[i] + step * direction[i]);
        return moved;
    }

    private static double peak(DoubleUnaryOperator hill, double low, double high) {
        for (int i = 0; i < 60; i++) {
            double left = low + (high - low) * 0.45;
            double right = low + (high - low) * 0.55;
            if (hill.applyAsDouble(left) < hill.applyAsDouble(right)) low = left;
            else high = right;
        }
        return (low + high) / 2;
    }

    private static double logLikelihood(long[] counts, double[] p) {
        double sum = 0;
        for (int i = 0; i < counts.length; i++) if (counts[i] > 0) sum += counts[i] * Math.log(p[i]);
        return sum;
    }

    private static double best(long[] counts) {
        long total = 0;
        for (long count : counts) total += count;
        double[] p = new double[counts.length];
        for (int i = 0; i < p.length; i++) p[i] = (double) counts[i] / total;
        return logLikelihood(counts, p);
    }

    /** With the share of draws given, the constraint leaves one distribution of single games: try all of them. */
    @Test
    void gamesAtAGivenDistance() {
        Rng rng = new Rng(6);
        for (int round = 0; round < 60; round++) {
            long[] counts = {rng.below(40), rng.below(40), 1 + rng.below(40)};
            double distance = rng.real() - 0.5;
            double least = Double.POSITIVE_INFINITY;
            for (int i = 0; i <= 50_000; i++) {
                double draws = i / 50_000.0;
                double lead = distance * Math.sqrt((1 - draws) / (1 + distance * distance));
                double[] p = {(1 - draws - lead) / 2, draws, (1 - draws + lead) / 2};
                if (p[0] >= 0 && p[2] >= 0) least = Math.min(least, best(counts) - logLikelihood(counts, p));
            }
            assertThat(Likelihood.lossOfDistance(counts, distance))
                    .as("%s at %s", Arrays.toString(counts), distance)
                    .isEqualTo(least, within(1e-4));
        }
    }

    /**
     * Won pairs alone: under an expected score s the likeliest is to win with probability s and else to lose both
     * games.
     */
    @Test
    void scoresThatNeverCameMayStillBePossible() {
        assertThat(Likelihood.loss(new long[] {0, 0, 0, 0, 104}, 0.5)).isEqualTo(104 * Math.log(2), within(1e-9));
        assertThat(Likelihood.loss(new long[] {0, 0, 40, 0, 0}, 0.6)).isEqualTo(-40 * Math.log(0.8), within(1e-9));
        assertThat(Likelihood.loss(new long[] {0, 0, 40, 0, 0}, 0.5)).isZero();
        assertThat(Likelihood.lossOfDistance(new long[] {0, 0, 40, 0, 0}, 0.1))
                .isEqualTo(40 * Math.log(1.01), within(1e-9));
    }

    /** Computed once with a general constrained optimiser. */
    @Test
    void pairsAtAGivenDistance() {
        assertThat(Sprt.normalised(0, 50).llr(Pairs.of(34, 54, 63, 64, 75))).isEqualTo(7.66841, within(1e-4));
        assertThat(Sprt.normalised(0, 100).llr(Pairs.of(0, 2, 5, 9, 0))).isEqualTo(2.01889, within(1e-4));
        // nearly all drawn: a search from one place would stop at 8.758
        assertThat(Likelihood.lossOfDistance(new long[] {0, 3, 186, 1, 0}, 50 / NormalisedElo.perUnitDeviation(2)))
                .isEqualTo(8.3017, within(1e-3));
        assertThat(Sprt.normalised(-50, 80).llr(Pairs.of(3, 0, 0, 0, 9))).isEqualTo(2.77249, within(1e-4));
        assertThat(Sprt.normalised(0, 200).llr(Pairs.of(0, 0, 3, 9, 0))).isEqualTo(3.03865, within(1e-4));
    }
}
