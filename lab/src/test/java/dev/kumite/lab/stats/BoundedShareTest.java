package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.core.Rng;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bounds and p values of pairs: what they are known to be, that better is never less sure, and how often they hold. */
class BoundedShareTest {
    private static final double[] LEVELS = {0.1, 0.3, 0.5, 0.8, 0.97};

    /** Won or lost units have the exact binomial interval, to nine digits, which are hard to hit by chance. */
    @Test
    void unitsThatAreWonOrLostHaveTheIntervalOfClopperAndPearson() {
        for (long units : new long[] {1, 2, 7, 30, 400, 20_000})
            for (long won : new long[] {0, 1, units / 3, units / 2, units - 1, units})
                for (double confidence : new double[] {0.8, 0.95, 0.999}) {
                    Interval exact = Interval.clopperPearson(won, units, confidence);
                    Interval ours =
                            BoundedShare.of(new long[] {units - won, won}).interval(confidence);
                    assertThat(ours.low()).as("%d of %d", won, units).isCloseTo(exact.low(), within(1e-9));
                    assertThat(ours.high()).as("%d of %d", won, units).isCloseTo(exact.high(), within(1e-9));
                    assertThat(BoundedShare.of(new long[] {units - won, won}).pValue(0.5))
                            .isCloseTo(Comparisons.pValue(won, units, 0.5), within(1e-9));
                }
    }

    /** Against a plain simulation of the weights. */
    @Test
    void theTailIsThatOfRandomWeights() {
        long[] counts = {2, 1, 3, 0, 4};
        Rng rng = new Rng(11);
        int below = 0;
        int rounds = 200_000;
        for (int round = 0; round < rounds; round++) {
            double sum = 0;
            double all = 0;
            for (int kind = -1; kind < 5; kind++)
                for (long unit = 0; unit < (kind < 0 ? 1 : counts[kind]); unit++) {
                    double weight = -Math.log(1 - rng.real());
                    all += weight;
                    sum += weight * Math.max(0, kind) / 4;
                }
            if (sum / all <= 0.4) below++;
        }
        assertThat(BoundedShare.of(counts).noMoreThan(0.4)).isCloseTo((double) below / rounds, within(0.004));
    }

    /** What counts is the share: points in another unit of measure change nothing. */
    @Test
    void theUnitOfMeasureDoesNotMatter() {
        long[] counts = {2, 1, 3, 0, 4};
        BoundedShare ones = BoundedShare.of(counts);
        BoundedShare threes =
                new BoundedShare(new double[] {0, 0.75, 1.5, 2.25, 3}, new double[] {3, 3, 3, 3, 3}, counts);
        assertThat(threes.value()).isCloseTo(0.575, within(1e-12));
        assertThat(ones.value()).isCloseTo(0.575, within(1e-12));
        for (double level : LEVELS) {
            assertThat(threes.noMoreThan(level)).isCloseTo(ones.noMoreThan(level), within(1e-9));
            assertThat(threes.noLessThan(level)).isCloseTo(ones.noLessThan(level), within(1e-9));
        }
    }

    /**
     * One unit of size 1, won, one of size 3, lost, and one more of their mean size 2, lost for the lower tail and won
     * for the upper one. At a share of 0.4 the first and the others weigh 0.6, −1.2 and −0.8 or 1.2; of exponential
     * variables with weights a and −b the first wins with probability a / (a + b).
     */
    @Test
    void unitsOfUnequalSizeAreWeighedByIt() {
        BoundedShare share = new BoundedShare(new double[] {1, 0}, new double[] {1, 3}, new long[] {1, 1});
        assertThat(share.value()).isEqualTo(0.25);
        assertThat(share.noMoreThan(0.4)).isCloseTo(1 - 0.6 / 1.8 * 0.6 / 1.4, within(1e-9));
        assertThat(share.noLessThan(0.4)).isCloseTo(1 - 1.2 / 1.8 * 1.2 / 2.4, within(1e-9));
        assertThat(share.pValue(0.4)).isEqualTo(1);
    }

    @Tag("slow")
    @Test
    void theIntervalLeavesOutOneHalfExactlyWhereTheTestRefusesIt() {
        for (int n = 1; n <= 9; n++)
            forEach(n, counts -> {
                Pairs pairs = Pairs.of(counts);
                Interval score = pairs.scoreInterval();
                boolean out = score.low() > 0.5 || score.high() < 0.5;
                assertThat(out).as("%s", pairs).isEqualTo(pairs.pValue() < 0.05);
                assertThat(score.low()).isLessThanOrEqualTo(score.value());
                assertThat(score.high()).isGreaterThanOrEqualTo(score.value());
                assertThat(pairs.elo()).isEqualTo(Elo.of(score));
            });
    }

    /** All 324,631 results of up to thirty pairs: every step up raises superiority, and both tails at one half. */
    @Tag("slow")
    @Test
    void aBetterResultOfUpToThirtyPairsNeverLooksLessSure() {
        for (int n = 1; n <= 30; n++) assertRising(n, 0.5);
    }

    /** A bound rises if and only if the tails do at every level, so all levels are tried where that is quick. */
    @Tag("slow")
    @Test
    void aBetterResultNeverLowersABound() {
        for (int n = 1; n <= 8; n++) {
            for (double level : LEVELS) assertRising(n, level);
            Map<Integer, Interval> intervals = new HashMap<>();
            forEach(n, counts -> intervals.put(key(counts), Pairs.of(counts).scoreInterval()));
            forEach(
                    n,
                    counts -> steps(counts, (before, after) -> {
                        Interval one = found(intervals, before);
                        Interval other = found(intervals, after);
                        assertThat(other.low()).as("low, %s", Pairs.of(after)).isGreaterThanOrEqualTo(one.low() - 1e-9);
                        assertThat(other.high())
                                .as("high, %s", Pairs.of(after))
                                .isGreaterThanOrEqualTo(one.high() - 1e-9);
                    }));
        }
    }

    /** The upper tail of a result is the lower one of its opposite, at the opposite level. */
    private static void assertRising(int n, double level) {
        Map<Integer, Double> atLevel = new HashMap<>();
        Map<Integer, Double> atOpposite = new HashMap<>();
        forEach(n, counts -> {
            BoundedShare share = BoundedShare.of(counts);
            double tail = share.noMoreThan(level);
            atLevel.put(key(counts), tail);
            atOpposite.put(key(counts), level == 0.5 ? tail : share.noMoreThan(1 - level));
        });
        forEach(
                n,
                counts -> steps(counts, (before, after) -> {
                    assertNotAbove(found(atLevel, after), found(atLevel, before), after);
                    assertNotAbove(found(atOpposite, opposite(before)), found(atOpposite, opposite(after)), after);
                }));
    }

    private static <T> T found(Map<Integer, T> byResult, long[] counts) {
        return Objects.requireNonNull(byResult.get(key(counts)));
    }

    private static void assertNotAbove(double surer, double other, long[] counts) {
        if (surer > other + 1e-10) throw new AssertionError(Pairs.of(counts) + " looks less sure");
    }

    private static long[] opposite(long[] counts) {
        return new long[] {counts[4], counts[3], counts[2], counts[1], counts[0]};
    }

    private interface Step {
        void take(long[] before, long[] after);
    }

    private interface Result {
        void see(long[] counts);
    }

    /** One pair comes out half a point better. */
    private static void steps(long[] counts, Step step) {
        for (int kind = 0; kind < 4; kind++) {
            if (counts[kind] == 0) continue;
            long[] better = counts.clone();
            better[kind]--;
            better[kind + 1]++;
            step.take(counts, better);
        }
    }

    private static int key(long[] counts) {
        int key = 0;
        for (long count : counts) key = 32 * key + (int) count;
        return key;
    }

    private static void forEach(int n, Result result) {
        for (long a = 0; a <= n; a++)
            for (long b = 0; a + b <= n; b++)
                for (long c = 0; a + b + c <= n; c++)
                    for (long d = 0; a + b + c + d <= n; d++) result.see(new long[] {a, b, c, d, n - a - b - c - d});
    }

    /**
     * True distributions of a pair's result, from balanced openings to ones that decide every game, and from equals to
     * a side that hardly ever loses.
     */
    private static final double[][] TRUTHS = {
        {0.2, 0, 0.6, 0, 0.2},
        {0.5, 0, 0, 0, 0.5},
        {0.05, 0, 0.25, 0, 0.7},
        {0, 0, 0.05, 0, 0.95},
        {0.01, 0, 0, 0, 0.99},
        {0.02, 0.2, 0.5, 0.25, 0.03},
        {0, 0.05, 0.9, 0.05, 0},
        {0, 0, 0.9, 0, 0.1},
        {0.1, 0.05, 0.4, 0.15, 0.3}
    };

    @Tag("slow")
    @Test
    void intervalsHoldTheTrueScoreAtLeastAsOftenAsTheySay() {
        int rounds = 2000;
        double error = Math.sqrt(0.95 * 0.05 / rounds);
        Rng rng = new Rng(20);
        for (double[] truth : TRUTHS) {
            double score = Spread.of(truth).mean();
            for (int n : new int[] {5, 10, 20, 50, 200}) {
                int held = 0;
                for (int round = 0; round < rounds; round++)
                    if (BoundedShare.of(Simulation.pairs(rng, truth, n).counts())
                                    .pValue(score)
                            >= 0.05) held++;
                assertThat((double) held / rounds)
                        .as("%d pairs of %s", n, java.util.Arrays.toString(truth))
                        .isGreaterThan(0.95 - 3 * error);
            }
        }
    }

    /** Shares of what happens in pairs a varying number of times, such as wins by stream among wins. */
    @Tag("slow")
    @Test
    void ratiosOfUnequalUnitsHoldTheTruthTooAlsoWhereAPairHangsTogether() {
        int rounds = 2000;
        double error = Math.sqrt(0.95 * 0.05 / rounds);
        Rng rng = new Rng(21);
        for (double truth : new double[] {0.05, 0.3, 0.5, 0.9})
            for (double together : new double[] {0, 0.5})
                for (int n : new int[] {6, 20, 60}) {
                    int held = 0;
                    for (int round = 0; round < rounds; round++) {
                        double pValue = unequal(rng, n, truth, together).pValue(truth);
                        if (pValue >= 0.05) held++;
                    }
                    assertThat((double) held / rounds)
                            .as("%d pairs of %s, together %s", n, truth, together)
                            .isGreaterThan(0.95 - 3 * error);
                }
    }

    /** Pairs with one or two trials; the second trial copies the first with probability {@code together}. */
    private static BoundedShare unequal(Rng rng, int n, double truth, double together) {
        double[] points = new double[n];
        double[] sizes = new double[n];
        long[] counts = new long[n];
        for (int i = 0; i < n; i++) {
            boolean first = rng.real() < truth;
            boolean second = rng.real() < together ? first : rng.real() < truth;
            sizes[i] = rng.real() < 0.5 ? 1 : 2;
            points[i] = (first ? 1 : 0) + (sizes[i] == 2 && second ? 1 : 0);
            counts[i] = 1;
        }
        return new BoundedShare(points, sizes, counts);
    }
}
