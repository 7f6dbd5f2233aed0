package dev.kumite.lab.experiment.measure;

import dev.kumite.lab.stats.BoundedShare;
import dev.kumite.lab.stats.Interval;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;

/**
 * A ratio of two sums, such as wins to games or iterations to moves, with the sums kept for each independent unit: a
 * pair of games from one start, a game where colours are not swapped, a problem of an exam. What happens within a unit
 * is not independent, so the spread is that between units.
 */
final class PerUnit {
    private final Map<Long, double[]> units = new LinkedHashMap<>();
    private double y;
    private double x;

    /** What a game adds to the sums of its unit; nothing if there is nothing to divide by. */
    void add(long unit, double above, double below) {
        if (below == 0) return;
        double[] sums = units.computeIfAbsent(unit, key -> new double[2]);
        sums[0] += above;
        sums[1] += below;
        y += above;
        x += below;
    }

    /**
     * A mean with Student's interval, units less one being the degrees of freedom. The variance is that of the ratio
     * estimator, Σ (y − r·x)² / (Σ x)² · n / (n − 1) (Cochran, "Sampling Techniques", chapter 6).
     */
    Figure mean() {
        return mean(1, Figure.Kind.MEAN);
    }

    /** The sum of y, with the interval that sums over as many games have. */
    Figure total() {
        return mean(x, Figure.Kind.TOTAL);
    }

    private Figure mean(double times, Figure.Kind kind) {
        if (units.isEmpty()) return Figure.NONE;
        double ratio = y / x;
        double deviation = Math.sqrt(variance() * units.size());
        long count = units.size();
        return new Figure(
                confidence -> Interval.mean(count, times * ratio, times * deviation, confidence),
                confidence -> Interval.skewedMean(count, times * ratio, times * deviation, skewness(), confidence),
                kind,
                this);
    }

    /** The skewness of what units differ by from the ratio; not a number where they do not. */
    private double skewness() {
        double cubes = 0;
        for (double[] unit : units.values()) {
            double off = deviation(unit);
            cubes += off * off * off;
        }
        double count = units.size();
        return cubes / count / Math.pow(squares() / count, 1.5);
    }

    /** The variance of the ratio; not a number for a single unit. */
    private double variance() {
        double count = units.size();
        return squares() / (x * x) * count / (count - 1);
    }

    /** A share, y being from 0 to x in every unit, with bounds that hold at 0 and 1 too. */
    Figure share() {
        Map<List<Double>, Long> kinds = new LinkedHashMap<>();
        units.values().forEach(unit -> kinds.merge(List.of(unit[0], unit[1]), 1L, Long::sum));
        double[] points = new double[kinds.size()];
        double[] sizes = new double[kinds.size()];
        long[] counts = new long[kinds.size()];
        int next = 0;
        for (Map.Entry<List<Double>, Long> kind : kinds.entrySet()) {
            points[next] = kind.getKey().get(0);
            sizes[next] = kind.getKey().get(1);
            counts[next++] = kind.getValue();
        }
        BoundedShare share = new BoundedShare(points, sizes, counts);
        return new Figure(share::interval, share::interval, Figure.Kind.SHARE, this);
    }

    /** The same with Wilson's interval, a unit being one trial, however many cells share it. */
    Figure wilson() {
        Figure share = share();
        long count = units.size();
        double points = y / x * count;
        return units.isEmpty()
                ? Figure.NONE
                : new Figure(
                        confidence -> Interval.wilson(points, count, confidence),
                        share::interval,
                        Figure.Kind.SHARE,
                        this);
    }

    /**
     * How many independent trials have the variance of this share; if the units show none, as many as there were units.
     */
    double trials() {
        double share = y / x;
        double variance = variance();
        return variance > 0 && share > 0 && share < 1 ? share * (1 - share) / variance : units.size();
    }

    /** The correlation of the errors of two ratios: from the units that they share, to the errors of all units. */
    double correlation(PerUnit other) {
        double products = 0;
        for (Map.Entry<Long, double[]> unit : units.entrySet()) {
            double[] theirs = other.units.get(unit.getKey());
            if (theirs != null) products += deviation(unit.getValue()) * other.deviation(theirs);
        }
        double scale = Math.sqrt(squares() * other.squares());
        return scale == 0 ? 0 : Math.max(-1, Math.min(1, products / scale));
    }

    private double squares() {
        double squares = 0;
        for (double[] unit : units.values()) {
            double off = deviation(unit);
            squares += off * off;
        }
        return squares;
    }

    /** What a unit differs by from the ratio. */
    private double deviation(double[] unit) {
        return unit[0] - y / x * unit[1];
    }

    /**
     * This ratio less another of the same units, if each unit weighs as much in both.
     *
     * @param shares whether both are shares
     */
    Optional<Figure> difference(PerUnit other, boolean shares) {
        if (units.isEmpty() || units.size() != other.units.size()) return Optional.empty();
        PerUnit difference = new PerUnit();
        for (Map.Entry<Long, double[]> unit : units.entrySet()) {
            double[] ours = unit.getValue();
            double[] theirs = other.units.get(unit.getKey());
            if (theirs == null || theirs[1] != ours[1]) return Optional.empty();
            double above = ours[0] - theirs[0];
            difference.add(unit.getKey(), shares ? (above + ours[1]) / 2 : above, ours[1]);
        }
        return Optional.of(shares ? difference.differenceOfShares() : difference.mean());
    }

    /** A share from 0 to 1 that stands for a difference from −1 to 1. */
    private Figure differenceOfShares() {
        Figure share = share();
        DoubleFunction<Interval> difference = confidence -> {
            Interval half = share.interval(confidence);
            return new Interval(2 * half.value() - 1, 2 * half.low() - 1, 2 * half.high() - 1);
        };
        return new Figure(difference, difference, Figure.Kind.SHARE, this);
    }
}
