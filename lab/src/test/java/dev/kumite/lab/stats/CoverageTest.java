package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Rng;
import java.util.function.LongFunction;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How often an interval holds the truth, summed over all outcomes and tried with known coins. */
@Tag("slow")
class CoverageTest {
    private static final int[] TRIALS = {5, 10, 30, 100, 400};

    private static double exact(int trials, double share, LongFunction<Interval> interval) {
        BinomialDistribution binomial = BinomialDistribution.of(trials, share);
        double covered = 0;
        for (int successes = 0; successes <= trials; successes++)
            if (holds(interval.apply(successes), share)) covered += binomial.probability(successes);
        return covered;
    }

    private static boolean holds(Interval interval, double share) {
        return interval.low() <= share && share <= interval.high();
    }

    @Test
    void clopperAndPearsonNeverPromiseTooMuch() {
        for (int trials : TRIALS)
            for (int i = 1; i < 200; i++) {
                double share = i / 200.0;
                assertThat(exact(trials, share, successes -> Interval.clopperPearson(successes, trials)))
                        .as("%d trials of %s", trials, share)
                        .isGreaterThanOrEqualTo(0.95 - 1e-9);
            }
    }

    /** Brown, Cai and DasGupta (2001): Wilson's coverage swings around what it promises, low only near 0 and 1. */
    @Test
    void wilsonsCoverageIsNear95() {
        for (int trials : TRIALS) {
            double sum = 0;
            for (int i = 1; i < 200; i++) {
                double covered = exact(trials, i / 200.0, successes -> Interval.wilson((double) successes, trials));
                assertThat(covered).as("%d trials of %s", trials, i / 200.0).isGreaterThan(0.83);
                if (i >= 40 && i <= 160 && trials >= 30) assertThat(covered).isBetween(0.925, 0.975);
                sum += covered;
            }
            assertThat(sum / 199).as("mean over shares, %d trials", trials).isBetween(0.945, 0.965);
        }
    }

    @Test
    void coinsAgreeWithTheSum() {
        Rng rng = new Rng(4);
        for (int trials : new int[] {10, 100})
            for (double share : new double[] {0.03, 0.3, 0.5, 0.9}) {
                agrees(rng, trials, share, successes -> Interval.wilson((double) successes, trials));
                agrees(rng, trials, share, successes -> Interval.clopperPearson(successes, trials));
            }
    }

    private static void agrees(Rng rng, int trials, double share, LongFunction<Interval> interval) {
        int rounds = 4000;
        boolean[] holds = new boolean[trials + 1];
        for (int i = 0; i <= trials; i++) holds[i] = holds(interval.apply(i), share);
        int covered = 0;
        for (int round = 0; round < rounds; round++) {
            int successes = 0;
            for (int i = 0; i < trials; i++) if (rng.real() < share) successes++;
            if (holds[successes]) covered++;
        }
        Interval seen = Interval.clopperPearson(covered, rounds, 0.9999);
        assertThat(exact(trials, share, interval))
                .as("%d trials of %s", trials, share)
                .isBetween(seen.low(), seen.high());
    }

    /** Pairs whose two games hang together, as an opening that favours one side makes them. */
    @Test
    void pairsCoverTheirTrueElo() {
        double[] truth = {0.10, 0.05, 0.40, 0.15, 0.30};
        Spread spread = Spread.of(truth);
        double elo = Elo.of(spread.mean());
        double normalised = spread.distance() * NormalisedElo.perUnitDeviation(2);
        Rng rng = new Rng(7);
        int rounds = 4000;
        int elos = 0;
        int normaliseds = 0;
        for (int round = 0; round < rounds; round++) {
            Pairs pairs = Simulation.pairs(rng, truth, 300);
            if (holds(pairs.elo(), elo)) elos++;
            if (holds(pairs.normalisedElo(), normalised)) normaliseds++;
        }
        assertThat((double) elos / rounds).isBetween(0.945, 0.97);
        assertThat((double) normaliseds / rounds).isBetween(0.94, 0.96);
    }
}
