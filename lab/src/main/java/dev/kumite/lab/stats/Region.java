package dev.kumite.lab.stats;

import java.util.function.DoubleFunction;

/** Where a claim says that a quantity lies: between two bounds, which belong to it and may be infinite. */
public record Region(double low, double high) {

    /** Smaller p values are not told apart: intervals are not known well enough so far out. */
    public static final double LEAST_P = 1e-6;

    private static final double USUAL_ERROR = 1 - Interval.CONFIDENCE;
    private static final double EXACT = 1e-3;

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

    /**
     * The p value of a verdict: the smallest error, one minus the confidence, at which the interval still decides, to
     * within a thousandth of itself and never below {@link #LEAST_P}. It is at most 0.05 exactly where the interval at
     * 95 % decides, and 1 where no interval does.
     *
     * @param intervals the interval at a confidence, wider for a higher one
     */
    public double pValue(DoubleFunction<Interval> intervals) {
        if (decides(intervals, LEAST_P)) return LEAST_P;
        boolean usual = decides(intervals, USUAL_ERROR);
        double undecided = Math.log(usual ? LEAST_P : USUAL_ERROR);
        double decided = usual ? Math.log(USUAL_ERROR) : 0;
        while (decided - undecided > EXACT) {
            double middle = (decided + undecided) / 2;
            if (decides(intervals, Math.exp(middle))) decided = middle;
            else undecided = middle;
        }
        return usual ? Math.min(USUAL_ERROR, Math.exp(decided)) : Math.exp(decided);
    }

    private boolean decides(DoubleFunction<Interval> intervals, double error) {
        return judge(intervals.apply(1 - error)) != Verdict.UNDECIDED;
    }

    /** Inside when the whole interval is, outside when none of it is. */
    public Verdict judge(Interval interval) {
        if (interval.low() >= low && interval.high() <= high) return Verdict.INSIDE;
        return interval.high() < low || interval.low() > high ? Verdict.OUTSIDE : Verdict.UNDECIDED;
    }
}
