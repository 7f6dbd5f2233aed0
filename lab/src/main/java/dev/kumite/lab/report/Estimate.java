package dev.kumite.lab.report;

import dev.kumite.lab.stats.Interval;

/**
 * A number with the range in which the true one lies.
 *
 * @param value NaN where nothing was measured
 * @param low NaN, like {@code high}, where no range is known
 */
public record Estimate(double value, double low, double high) {
    public static final Estimate NONE = new Estimate(Double.NaN, Double.NaN, Double.NaN);

    public Estimate {
        if (Double.isNaN(low) != Double.isNaN(high) || low > high)
            throw new IllegalArgumentException("an estimate's range is from " + low + " to " + high);
    }

    /** A number without a range. */
    public static Estimate exact(double value) {
        return new Estimate(value, Double.NaN, Double.NaN);
    }

    /** The interval of what was measured; unknown, not everything that is possible, where nothing was. */
    public static Estimate of(Interval interval) {
        return Double.isNaN(interval.share()) ? NONE : new Estimate(interval.share(), interval.low(), interval.high());
    }

    public boolean isKnown() {
        return !Double.isNaN(value);
    }

    public boolean hasRange() {
        return !Double.isNaN(low);
    }

    /** Whether the number has a place on an axis; a rating without end has none. */
    public boolean canBeDrawn() {
        return Double.isFinite(value);
    }

    /** Whether the range has both its ends on an axis. */
    public boolean rangeCanBeDrawn() {
        return canBeDrawn() && Double.isFinite(low) && Double.isFinite(high);
    }

    /** The lowest number that a drawing of this shows. */
    public double bottom() {
        return rangeCanBeDrawn() ? Math.min(value, low) : value;
    }

    /** The highest number that a drawing of this shows. */
    public double top() {
        return rangeCanBeDrawn() ? Math.max(value, high) : value;
    }
}
