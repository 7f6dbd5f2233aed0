package dev.kumite.lab.stats;

import java.util.stream.IntStream;

/**
 * How far intervals must reach at looks at a growing sample, so that look k is the first to miss the true value with the
 * probability that it may spend. A miss at one look is likely to be one at the next look too, as it has most of its
 * sample in common; this is computed for a mean of normal values, by the recursion of Armitage, McPherson and Rowe
 * ("Repeated significance tests on accumulating data", 1969) over the values that no look before has rejected, with
 * errors spent as by Lan and DeMets ("Discrete sequential boundaries for clinical trials", 1983).
 */
final class SpendingPlan {
    /** Simpson's rule between the bounds of the look before: an even number of steps. */
    private static final int STEPS = 400;

    private static final int HALVINGS = 60;
    private static final double FARTHEST = 40;

    /** Of the sum of values, in standard deviations of one: where it may be without having been rejected, and how likely. */
    private double[] sums = {0};

    private double[] weights = {1};
    private double seen;

    private SpendingPlan() {}

    /**
     * In standard errors, to either side, for each look.
     *
     * @param sizes of the sample
     * @param errors that the looks may spend
     */
    static double[] reaches(double[] sizes, double[] errors) {
        SpendingPlan plan = new SpendingPlan();
        return IntStream.range(0, sizes.length)
                .mapToDouble(look -> plan.look(sizes[look], errors[look]))
                .toArray();
    }

    private double look(double size, double error) {
        double low = 0;
        double high = FARTHEST;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (missed(size, middle) > error) low = middle;
            else high = middle;
        }
        remain(size, low);
        return low;
    }

    /** The probability that this look is the first whose interval, reaching so far, misses. */
    private double missed(double size, double reach) {
        double bound = reach * Math.sqrt(size);
        double grown = Math.sqrt(size - seen);
        double missed = 0;
        for (int i = 0; i < sums.length; i++)
            missed += weights[i] * (Normal.below((-bound - sums[i]) / grown) + Normal.below((sums[i] - bound) / grown));
        return missed;
    }

    private void remain(double size, double reach) {
        double bound = reach * Math.sqrt(size);
        double step = 2 * bound / STEPS;
        double variance = size - seen;
        double[] next = new double[STEPS + 1];
        double[] likely = new double[STEPS + 1];
        for (int i = 0; i <= STEPS; i++) {
            next[i] = i * step - bound;
            double simpson = i == 0 || i == STEPS ? 1 : i % 2 == 1 ? 4 : 2;
            for (int j = 0; j < sums.length; j++) {
                double off = next[i] - sums[j];
                likely[i] += weights[j] * Math.exp(-off * off / (2 * variance));
            }
            likely[i] *= simpson * step / 3 / Math.sqrt(2 * Math.PI * variance);
        }
        sums = next;
        weights = likely;
        seen = size;
    }
}
