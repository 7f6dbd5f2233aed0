package dev.kumite.lab.experiment.measure;

import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.stats.Interval;
import java.util.function.DoubleFunction;

/** A measured quantity, with an interval at any confidence. */
public final class Figure {
    public static final Figure NONE =
            fixed(new Interval(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));

    private final DoubleFunction<Interval> intervals;
    private final double trials;
    private final Interval usual;

    private Figure(DoubleFunction<Interval> intervals, double trials) {
        this.intervals = intervals;
        this.trials = trials;
        this.usual = intervals.apply(Interval.CONFIDENCE);
    }

    /** @param intervals the interval at a confidence */
    static Figure of(DoubleFunction<Interval> intervals) {
        return new Figure(intervals, 0);
    }

    /** @param trials how many independent trials of one game each would know a share as well */
    static Figure share(DoubleFunction<Interval> intervals, double trials) {
        return new Figure(intervals, trials);
    }

    private static Figure fixed(Interval interval) {
        return new Figure(confidence -> interval, 0);
    }

    /** The largest of a sample: the largest there is may be larger. */
    static Figure atLeast(double value) {
        return fixed(new Interval(value, value, Double.POSITIVE_INFINITY));
    }

    /** The smallest of a sample: the smallest there is may be smaller. */
    static Figure atMost(double value) {
        return fixed(new Interval(value, Double.NEGATIVE_INFINITY, value));
    }

    /** At 95 % confidence; its value is not a number where nothing was there to measure. */
    public Interval interval() {
        return usual;
    }

    public Interval interval(double confidence) {
        return confidence == Interval.CONFIDENCE ? usual : intervals.apply(confidence);
    }

    /** Of a share: how many independent trials it is worth; otherwise 0. */
    public double trials() {
        return trials;
    }

    public boolean isKnown() {
        return !Double.isNaN(usual.value());
    }

    /** As reports show it: an interval of no width is none. */
    public static Estimate estimate(Interval interval) {
        if (Double.isNaN(interval.value())) return Estimate.NONE;
        boolean exact = interval.low() == interval.high() || Double.isNaN(interval.low());
        return exact
                ? Estimate.exact(interval.value())
                : new Estimate(interval.value(), interval.low(), interval.high());
    }
}
