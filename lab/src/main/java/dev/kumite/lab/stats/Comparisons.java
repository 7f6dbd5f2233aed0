package dev.kumite.lab.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * Several comparisons made together, with p values corrected for their number: one comparison in twenty of equals looks
 * like a difference at 0.05, and a table of many would always show some.
 *
 * @param correction how the p values were corrected
 * @param raw the p values of the comparisons by themselves
 * @param corrected the p values to be judged, in the same order
 */
public record Comparisons(Correction correction, List<Double> raw, List<Double> corrected) {

    /** A way to correct p values, with the name that reports give it. */
    public enum Correction {
        HOLM("Holm"),
        BONFERRONI("Bonferroni"),
        BENJAMINI_YEKUTIELI("Benjamini and Yekutieli");

        private final String title;

        Correction(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    public Comparisons {
        raw = List.copyOf(raw);
        corrected = List.copyOf(corrected);
    }

    /** Every p value times the number of comparisons. */
    public static Comparisons bonferroni(List<Double> pValues) {
        int count = pValues.size();
        return new Comparisons(
                Correction.BONFERRONI,
                pValues,
                pValues.stream().map(p -> Math.min(1, p * count)).toList());
    }

    /** Holm's step-down correction (1979): as safe as Bonferroni's, and never less powerful. */
    public static Comparisons holm(List<Double> pValues) {
        List<Integer> ascending = ascending(pValues);
        List<Double> corrected = new ArrayList<>(pValues);
        double most = 0;
        for (int rank = 0; rank < ascending.size(); rank++) {
            int place = ascending.get(rank);
            most = Math.max(most, Math.min(1, pValues.get(place) * (pValues.size() - rank)));
            corrected.set(place, most);
        }
        return new Comparisons(Correction.HOLM, pValues, corrected);
    }

    /**
     * The correction of Benjamini and Yekutieli (2001, theorem 1.3) for the false discovery rate, the expected share of
     * wrong ones among those found; it holds however the comparisons depend on each other. The p value of rank i of m
     * is multiplied by m / i · (1 + ½ + … + 1/m), and is no larger than those above it.
     */
    public static Comparisons benjaminiYekutieli(List<Double> pValues) {
        List<Integer> ascending = ascending(pValues);
        int count = pValues.size();
        double harmonic = 0;
        for (int i = 1; i <= count; i++) harmonic += 1.0 / i;
        List<Double> corrected = new ArrayList<>(pValues);
        double least = 1;
        for (int rank = count; rank >= 1; rank--) {
            int place = ascending.get(rank - 1);
            least = Math.min(least, pValues.get(place) * count / rank * harmonic);
            corrected.set(place, least);
        }
        return new Comparisons(Correction.BENJAMINI_YEKUTIELI, pValues, corrected);
    }

    private static List<Integer> ascending(List<Double> pValues) {
        return IntStream.range(0, pValues.size())
                .boxed()
                .sorted(Comparator.comparing(pValues::get))
                .toList();
    }

    /**
     * Whether a comparison shows a difference, with a probability of at most {@code alpha} that any of them does so
     * wrongly.
     */
    public boolean significant(int comparison, double alpha) {
        return corrected.get(comparison) <= alpha;
    }

    /** A note for the table that shows them. */
    public String note() {
        return raw.size() == 1
                ? "One comparison; its p value needs no correction."
                : raw.size() + " comparisons; p values corrected after " + correction.title() + ".";
    }

    /**
     * The confidence that each of several intervals needs so that all together have {@code confidence} (Bonferroni).
     */
    public static double confidenceOfEach(double confidence, int intervals) {
        return 1 - (1 - confidence) / intervals;
    }

    /**
     * The exact two-sided p value of {@code successes} if the true share were {@code share}: twice the smaller tail.
     */
    public static double pValue(long successes, long trials, double share) {
        BinomialDistribution binomial = BinomialDistribution.of(Math.toIntExact(trials), share);
        int count = Math.toIntExact(successes);
        double tail = Math.min(binomial.cumulativeProbability(count), binomial.survivalProbability(count - 1));
        return Math.min(1, 2 * tail);
    }
}
