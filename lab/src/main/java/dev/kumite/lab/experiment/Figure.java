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

    /** The largest of a sample: the largest there is may be larger. */
    static Figure atLeast(double value) {
        return new Figure(new Interval(value, value, Double.POSITIVE_INFINITY), 0);
    }

    /** The smallest of a sample: the smallest there is may be smaller. */
    static Figure atMost(double value) {
        return new Figure(new Interval(value, Double.NEGATIVE_INFINITY, value), 0);
    }

    static Figure share(double successes, long trials) {
        return new Figure(Interval.wilson(successes, trials), trials);
    }

    /** So many times as much. */
    Figure times(long count) {
        return new Figure(
                new Interval(count * interval.value(), count * interval.low(), count * interval.high()), trials);
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
