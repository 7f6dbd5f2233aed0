package dev.kumite.lab.experiment;

import dev.kumite.lab.stats.Interval;

/**
 * A measured quantity.
 *
 * @param interval the value with its range; not a number where nothing was there to measure
 * @param trials for a share, of how many; otherwise 0
 */
public record Figure(Interval interval, long trials) {
    static final Figure NONE =
            new Figure(new Interval(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), 0);

    /** A count that has no error. */
    static Figure exact(double value) {
        return new Figure(new Interval(value, value, value), 0);
    }

    static Figure share(double successes, long trials) {
        return new Figure(Interval.wilson(successes, trials), trials);
    }

    /** The same for a quantity that cannot lie beyond these bounds. */
    Figure within(double low, double high) {
        return new Figure(
                new Interval(interval.value(), Math.max(low, interval.low()), Math.min(high, interval.high())), trials);
    }

    public boolean isKnown() {
        return !Double.isNaN(interval.value());
    }
}
