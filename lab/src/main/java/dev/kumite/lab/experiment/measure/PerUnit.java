package dev.kumite.lab.experiment.measure;

import dev.kumite.lab.stats.BoundedShare;
import dev.kumite.lab.stats.Interval;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        return mean(1);
    }

    /** The sum of y, with the interval that sums over as many games have. */
    Figure total() {
        return mean(x);
    }

    private Figure mean(double times) {
        if (units.isEmpty()) return Figure.NONE;
        double ratio = y / x;
        double deviation = Math.sqrt(variance() * units.size());
        long count = units.size();
        return Figure.mean(
                confidence -> Interval.mean(count, times * ratio, times * deviation, confidence),
                confidence -> Interval.skewedMean(count, times * ratio, times * deviation, skewness(), confidence));
    }

    /** The skewness of what units differ by from the ratio; not a number where they do not. */
    private double skewness() {
        double ratio = y / x;
        double squares = 0;
        double cubes = 0;
        for (double[] unit : units.values()) {
            double off = unit[0] - ratio * unit[1];
            squares += off * off;
            cubes += off * off * off;
        }
        double count = units.size();
        return cubes / count / Math.pow(squares / count, 1.5);
    }

    /** The variance of the ratio; not a number for a single unit. */
    private double variance() {
        double ratio = y / x;
        double squares = 0;
        for (double[] unit : units.values()) {
            double off = unit[0] - ratio * unit[1];
            squares += off * off;
        }
        double count = units.size();
        return squares / (x * x) * count / (count - 1);
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
        return Figure.share(share::interval, trials());
    }

    /** The same with Wilson's interval, a unit being one trial, however many cells share it. */
    Figure wilson() {
        Figure share = share();
        long count = units.size();
        double points = y / x * count;
        return units.isEmpty()
                ? Figure.NONE
                : Figure.mean(confidence -> Interval.wilson(points, count, confidence), share::interval);
    }

    /**
     * How many independent trials have the variance of this share; if the units show none, as many as there were units.
     */
    private double trials() {
        double share = y / x;
        double variance = variance();
        return variance > 0 && share > 0 && share < 1 ? share * (1 - share) / variance : x;
    }
}
