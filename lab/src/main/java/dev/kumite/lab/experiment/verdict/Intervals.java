package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.stats.Interval;
import java.util.List;

/** Sums and ratios of figures, after Zou and Donner (2008, 2012): from the figures' own intervals and correlations. */
final class Intervals {
    private Intervals() {}

    static Interval times(Interval one, int factor) {
        if (factor == 0) return new Interval(0, 0, 0);
        return factor > 0
                ? new Interval(factor * one.value(), factor * one.low(), factor * one.high())
                : new Interval(factor * one.value(), factor * one.high(), factor * one.low());
    }

    /** The correlation of two parts, by their places. */
    interface Correlations {
        double of(int one, int other);
    }

    /** Each part goes as far as the bound of the sum lies from its value, in the direction of that bound. */
    static Interval sum(List<Interval> parts, Correlations correlations) {
        if (parts.size() == 1) return parts.get(0);
        double value = parts.stream().mapToDouble(Interval::value).sum();
        double[] down =
                parts.stream().mapToDouble(part -> part.value() - part.low()).toArray();
        double[] up =
                parts.stream().mapToDouble(part -> part.high() - part.value()).toArray();
        return new Interval(value, value - distance(down, correlations), value + distance(up, correlations));
    }

    private static double distance(double[] parts, Correlations correlations) {
        double squares = 0;
        for (int one = 0; one < parts.length; one++) {
            squares += parts[one] * parts[one];
            for (int other = 0; other < one; other++) {
                double correlation = correlations.of(one, other);
                if (correlation != 0) squares += 2 * correlation * parts[one] * parts[other];
            }
        }
        return Math.sqrt(Math.max(0, squares));
    }

    /** For quantities that cannot be below zero; where the divisor may be zero there is no upper bound. */
    static Interval dividedBy(Interval above, Interval below, double correlation) {
        double low = bound(above.value(), above.low(), below.value(), below.high(), correlation, -1);
        double high = below.low() <= 0
                ? Double.POSITIVE_INFINITY
                : bound(above.value(), above.high(), below.value(), below.low(), correlation, 1);
        return new Interval(above.value() / below.value(), Math.max(0, low), high);
    }

    /** The confidence limit of a ratio from those of its parts (Donner and Zou 2012, equation 9). */
    private static double bound(double x, double xBound, double y, double yBound, double correlation, int sign) {
        if (Double.isInfinite(yBound)) return 0;
        if (Double.isInfinite(xBound)) return sign < 0 ? 0 : Double.POSITIVE_INFINITY;
        double product = x * y - correlation * Math.abs(x - xBound) * Math.abs(y - yBound);
        double rest = xBound * yBound * (2 * x - xBound) * (2 * y - yBound);
        double root = Math.sqrt(Math.max(0, product * product - rest));
        double divisor = yBound * (2 * y - yBound);
        return divisor == 0 ? (2 * x - xBound) * xBound / (2 * product) : (product + sign * root) / divisor;
    }
}
