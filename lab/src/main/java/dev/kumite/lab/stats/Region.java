package dev.kumite.lab.stats;

/** Where a claim says that a quantity lies: between two bounds, which belong to it and may be infinite. */
public record Region(double low, double high) {

    /** What a measurement says about a claim. */
    public enum Verdict {
        INSIDE,
        OUTSIDE,
        UNDECIDED
    }

    public Region {
        if (!(low <= high)) throw new IllegalArgumentException("a region from " + low + " to " + high);
    }

    public static Region atLeast(double low) {
        return new Region(low, Double.POSITIVE_INFINITY);
    }

    public static Region atMost(double high) {
        return new Region(Double.NEGATIVE_INFINITY, high);
    }

    public boolean contains(double value) {
        return value >= low && value <= high;
    }

    public boolean contains(Region other) {
        return other.low >= low && other.high <= high;
    }

    /** Inside when the whole interval is, outside when none of it is. */
    public Verdict judge(Interval interval) {
        if (interval.low() >= low && interval.high() <= high) return Verdict.INSIDE;
        return interval.high() < low || interval.low() > high ? Verdict.OUTSIDE : Verdict.UNDECIDED;
    }
}
