package dev.kumite.lab.stats;

import java.util.function.DoubleUnaryOperator;

/**
 * The confidence interval of a match's score, and of every other share that is measured in games: a share of points or
 * trials, measured in independent units such as pairs of games, with the bounds of Gaffke (2005, "Three test statistics
 * for a nonparametric one-sided hypothesis on the mean of a nonnegative variable").
 *
 * <p>For the lower bound the units get random weights that are uniform on the simplex, together with one more unit in
 * which everything was lost; the bound is a quantile of the weighted share. For the upper bound everything was won in
 * that unit. For units that are won or lost the bounds are those of Clopper and Pearson. They need no variance and no
 * normal approximation, so they hold even if all units came out alike; a unit that comes out better raises every
 * weighted share, so it raises both bounds; and the p values are those that the bounds invert.
 *
 * <p>Where units are of different size, as wins by stream among wins, the share is a ratio of sums, and the unit that
 * is added has the mean size.
 */
public final class BoundedShare {
    private static final double EXACT = 1e-12;
    private static final double LEAST = 1e-300;

    private final double[] points;
    private final double[] sizes;
    private final long[] counts;
    private final double value;
    private final double units;
    private final double meanSize;

    /**
     * Kinds of units, each with its points, from 0 to its size, its size and how many there are.
     */
    public BoundedShare(double[] points, double[] sizes, long[] counts) {
        this.points = points.clone();
        this.sizes = sizes.clone();
        this.counts = counts.clone();
        double gained = 0;
        double possible = 0;
        double all = 0;
        for (int i = 0; i < points.length; i++) {
            gained += counts[i] * points[i];
            possible += counts[i] * sizes[i];
            all += counts[i];
        }
        units = all;
        value = gained / possible;
        meanSize = possible / all;
    }

    /** Units of one point each, counted by evenly spaced scores from 0 to 1. */
    static BoundedShare of(long[] counts) {
        double[] points = new double[counts.length];
        double[] sizes = new double[counts.length];
        for (int i = 0; i < counts.length; i++) {
            points[i] = Spread.score(i, counts.length);
            sizes[i] = 1;
        }
        return new BoundedShare(points, sizes, counts);
    }

    public double value() {
        return value;
    }

    /** The p value of the hypothesis that the true share is {@code share} or less. */
    public double noMoreThan(double share) {
        return units == 0 ? 1 : weighted(share, 0, -1);
    }

    /** The p value of the hypothesis that the true share is {@code share} or more. */
    public double noLessThan(double share) {
        return units == 0 ? 1 : weighted(share, 1, 1);
    }

    /**
     * The probability that the weighted share lies below ({@code sign} −1) or above {@code share}, with one more unit
     * that won this much.
     */
    private double weighted(double share, double won, int sign) {
        int kinds = points.length;
        double[] weights = new double[kinds + 1];
        long[] shapes = new long[kinds + 1];
        for (int i = 0; i < kinds; i++) {
            weights[i] = sign * (points[i] - share * sizes[i]);
            shapes[i] = counts[i];
        }
        weights[kinds] = sign * meanSize * (won - share);
        shapes[kinds] = 1;
        return new GammaSum(weights, shapes).above();
    }

    /** The two-sided p value of the hypothesis that the true share is {@code share}: twice the smaller tail. */
    public double pValue(double share) {
        return Math.min(1, 2 * Math.min(noMoreThan(share), noLessThan(share)));
    }

    /** Between the two tails: how far the units speak for a true share above {@code share} (the mid-p value). */
    public double superiority(double share) {
        return (1 - noMoreThan(share) + noLessThan(share)) / 2;
    }

    /** The shares that {@link #pValue} does not reject. */
    public Interval interval(double confidence) {
        if (units == 0) return new Interval(Double.NaN, 0, 1);
        double tail = (1 - confidence) / 2;
        double low = value > 0 ? crossing(this::noMoreThan, tail, 0, 1) : 0;
        double high = value < 1 ? crossing(this::noLessThan, tail, 1, 0) : 1;
        return new Interval(value, low, high);
    }

    /**
     * The last share on the way from {@code refused} to {@code held} whose tail is below the error, on the logarithm, by
     * Chandrupatla's method (1997): inverse quadratic interpolation where three points promise it, else a halving.
     */
    private static double crossing(DoubleUnaryOperator tailAt, double error, double refused, double held) {
        double a = held; // the latest point
        double b = refused; // on the other side of the crossing
        double fa = -Math.log(error);
        double fb = Math.log(LEAST / error);
        double part = 0.5;
        while (true) {
            double guess = a + part * (b - a);
            double off = Math.log(Math.max(LEAST, tailAt.applyAsDouble(guess)) / error);
            double c = a;
            double fc = fa;
            if (off < 0 != fa < 0) {
                c = b;
                fc = fb;
                b = a;
                fb = fa;
            }
            a = guess;
            fa = off;
            double least = EXACT / Math.abs(b - a);
            if (least > 0.5) return fa < 0 ? a : b;
            double place = (a - b) / (c - b);
            double rise = (fa - fb) / (fc - fb);
            boolean smooth = rise * rise < place && (1 - rise) * (1 - rise) < 1 - place;
            part = smooth ? fa / (fb - fa) * fc / (fb - fc) + (c - a) / (b - a) * fa / (fc - fa) * fb / (fc - fb) : 0.5;
            part = Math.max(least, Math.min(1 - least, part));
        }
    }
}
