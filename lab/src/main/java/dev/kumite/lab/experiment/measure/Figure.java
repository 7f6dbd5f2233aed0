package dev.kumite.lab.experiment.measure;

import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.stats.Interval;
import java.util.Optional;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/** A measured quantity, with an interval at any confidence. */
public final class Figure {
    public static final Figure NONE =
            fixed(new Interval(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));

    private final DoubleFunction<Interval> intervals;
    private final DoubleFunction<Interval> cautious;
    private final Kind kind;
    private final PerUnit units;
    private @Nullable Interval usual;

    /** What it is of its units. */
    enum Kind {
        /** From 0 to 1 in every unit, or a difference of two such. */
        SHARE,
        MEAN,
        /** A sum over all units, or an extreme: no unit has such a figure of its own. */
        TOTAL
    }

    /**
     * @param intervals the interval at a confidence
     * @param cautious one that holds for few and skewed measurements too
     * @param units what was measured
     */
    Figure(DoubleFunction<Interval> intervals, DoubleFunction<Interval> cautious, Kind kind, PerUnit units) {
        this.intervals = intervals;
        this.cautious = cautious;
        this.kind = kind;
        this.units = units;
    }

    private static Figure fixed(Interval interval) {
        return new Figure(confidence -> interval, confidence -> interval, Kind.TOTAL, new PerUnit());
    }

    /** The largest of a sample: the largest there is may be larger. */
    static Figure atLeast(double value) {
        return fixed(new Interval(value, value, Double.POSITIVE_INFINITY));
    }

    /** The smallest of a sample: the smallest there is may be smaller. */
    static Figure atMost(double value) {
        return fixed(new Interval(value, Double.NEGATIVE_INFINITY, value));
    }

    /** At 95 % confidence; its value is NaN if there was nothing to measure. */
    public Interval interval() {
        Interval known = usual;
        if (known == null) usual = known = intervals.apply(Interval.CONFIDENCE);
        return known;
    }

    public Interval interval(double confidence) {
        return confidence == Interval.CONFIDENCE ? interval() : intervals.apply(confidence);
    }

    /** An interval for a sequence of looks, which errs no more often than it says at high confidences either. */
    public Interval cautious(double confidence) {
        return cautious.apply(confidence);
    }

    /** Of a share: how many independent trials it is worth; otherwise 0. */
    public double trials() {
        return kind == Kind.SHARE ? units.trials() : 0;
    }

    /**
     * How the errors of two figures go together, from −1 to 1: those of one cell come from the same games. It is 0 where
     * they share no unit.
     */
    public double correlation(Figure other) {
        return units.correlation(other.units);
    }

    /** The difference to a figure of the very same units, if it is one: in each unit the one is compared with the other. */
    public Optional<Figure> differenceInEachUnit(Figure other) {
        return kind == other.kind && kind != Kind.TOTAL
                ? units.difference(other.units, kind == Kind.SHARE)
                : Optional.empty();
    }

    public boolean isKnown() {
        return !Double.isNaN(interval().value());
    }

    /** As reports show it: an interval without width is left out. */
    public static Estimate estimate(Interval interval) {
        if (Double.isNaN(interval.value())) return Estimate.NONE;
        boolean exact = interval.low() == interval.high() || Double.isNaN(interval.low());
        return exact
                ? Estimate.exact(interval.value())
                : new Estimate(interval.value(), interval.low(), interval.high());
    }
}
