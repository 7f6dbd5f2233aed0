package dev.kumite.lab.stats;

import java.util.List;

/**
 * Where a score crosses a level as something grows: a logistic curve over the logarithm of x, fitted by maximum
 * likelihood, with Fieller's interval for the place of the crossing. Where the scores do not overlap (nothing below,
 * everything above) half a win and half a loss are added to each point.
 */
public final class Crossing {
    private static final int MOST_STEPS = 100;
    private static final double EXACT = 1e-10;
    private static final double STEEPEST = 30;

    private final List<Point> points;
    private final double prior;
    private double height;
    private double slope;
    private double varianceOfHeight;
    private double covariance;
    private double varianceOfSlope;

    /** The score at one x above 0, in a number of games, or in what is worth that many independent ones. */
    public record Point(double x, double score, double games) {}

    private Crossing(List<Point> points, double prior) {
        this.points = points;
        this.prior = prior;
    }

    /** At 95 % confidence. */
    public static Interval of(List<Point> all, double level) {
        return of(all, level, Interval.CONFIDENCE);
    }

    /** The x at which the curve has this score; from 0 to infinity where the points do not show a slope. */
    public static Interval of(List<Point> all, double level, double confidence) {
        List<Point> points =
                all.stream().filter(point -> point.x() > 0 && point.games() > 0).toList();
        long places = points.stream().mapToDouble(Point::x).distinct().count();
        if (places < 2) return new Interval(Double.NaN, 0, Double.POSITIVE_INFINITY);
        Crossing plain = new Crossing(points, 0);
        if (plain.climb()) return plain.at(level, confidence);
        Crossing held = new Crossing(points, 0.5);
        return held.climb() ? held.at(level, confidence) : new Interval(Double.NaN, 0, Double.POSITIVE_INFINITY);
    }

    /** Newton's method; true if it found a finite maximum. */
    private boolean climb() {
        for (int step = 0; step < MOST_STEPS; step++) {
            double up = 0;
            double along = 0;
            double bend = 0;
            double mixed = 0;
            double bendAlong = 0;
            for (Point point : points) {
                double t = Math.log(point.x());
                double games = point.games() + 2 * prior;
                double expected = 1 / (1 + Math.exp(-height - slope * t));
                double off = point.score() * point.games() + prior - games * expected;
                double weight = games * expected * (1 - expected);
                up += off;
                along += t * off;
                bend += weight;
                mixed += t * weight;
                bendAlong += t * t * weight;
            }
            double determinant = bend * bendAlong - mixed * mixed;
            if (!(determinant > 0)) return false;
            varianceOfHeight = bendAlong / determinant;
            varianceOfSlope = bend / determinant;
            covariance = -mixed / determinant;
            double rise = varianceOfHeight * up + covariance * along;
            double turn = covariance * up + varianceOfSlope * along;
            double factor = Math.min(1, 2 / Math.max(Math.abs(rise), Math.abs(turn)));
            height += factor * rise;
            slope += factor * turn;
            if (Math.abs(slope) > STEEPEST) return false;
            if (Math.max(Math.abs(rise), Math.abs(turn)) < EXACT) return true;
        }
        return false;
    }

    /** Fieller: those t for which height + slope·t does not differ from the level's logit. */
    private Interval at(double level, double confidence) {
        double above = height - Math.log(level / (1 - level));
        double z = Normal.reach(confidence);
        double a = slope * slope - z * z * varianceOfSlope;
        double b = above * slope - z * z * covariance;
        double c = above * above - z * z * varianceOfHeight;
        double value = Math.exp(-above / slope);
        if (!(a > 0)) return new Interval(value, 0, Double.POSITIVE_INFINITY);
        double root = Math.sqrt(Math.max(0, b * b - a * c));
        return new Interval(value, Math.exp((-b - root) / a), Math.exp((-b + root) / a));
    }
}
