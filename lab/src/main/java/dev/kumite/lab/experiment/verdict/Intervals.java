package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.stats.Interval;

/** Sums and ratios of figures that were measured independently, after Zou and Donner (2008, 2012). */
final class Intervals {
    private Intervals() {}

    static Interval times(Interval one, int factor) {
        if (factor == 0) return new Interval(0, 0, 0);
        return factor > 0
                ? new Interval(factor * one.value(), factor * one.low(), factor * one.high())
                : new Interval(factor * one.value(), factor * one.high(), factor * one.low());
    }

    static Interval plus(Interval one, Interval other) {
        return one.minus(times(other, -1));
    }

    /** For quantities that cannot be below zero; where the divisor may be zero there is no upper bound. */
    static Interval dividedBy(Interval above, Interval below) {
        double product = above.value() * below.value();
        double low = bound(product, above.value(), above.low(), below.value(), below.high(), -1);
        double high = below.low() <= 0
                ? Double.POSITIVE_INFINITY
                : bound(product, above.value(), above.high(), below.value(), below.low(), 1);
        return new Interval(above.value() / below.value(), Math.max(0, low), high);
    }

    /** The confidence limit of a ratio from those of its parts (Donner and Zou 2012, equation 9). */
    private static double bound(double product, double x, double xBound, double y, double yBound, int sign) {
        if (Double.isInfinite(yBound)) return 0;
        if (Double.isInfinite(xBound)) return Double.POSITIVE_INFINITY;
        double rest = xBound * yBound * (2 * x - xBound) * (2 * y - yBound);
        double root = Math.sqrt(Math.max(0, product * product - rest));
        double divisor = yBound * (2 * y - yBound);
        return divisor == 0 ? (2 * x - xBound) * xBound / (2 * product) : (product + sign * root) / divisor;
    }
}
