package dev.kumite.lab.stats;

import org.apache.commons.statistics.distribution.BetaDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A measured value with the range in which the true one lies, at 95 % confidence by default. If nothing was measured
 * the value is NaN and the range is everything that is possible.
 */
public record Interval(double value, double low, double high) {
    /** The default confidence. */
    public static final double CONFIDENCE = 0.95;

    private static final double SYMMETRIC = 1e-6;

    /** The value, for intervals of shares. */
    public double share() {
        return value;
    }

    /** Wilson's interval at 95 % confidence. */
    public static Interval wilson(double successes, long trials) {
        return wilson(successes, trials, CONFIDENCE);
    }

    /**
     * Wilson's score interval (1927) for a mean of results between 0 and 1. Draws count half; the interval is then a
     * little wider than necessary, never narrower.
     */
    public static Interval wilson(double successes, long trials, double confidence) {
        if (trials == 0) return new Interval(Double.NaN, 0, 1);
        double z = Normal.reach(confidence);
        double share = successes / trials;
        double weight = z * z / trials;
        double centre = (share + weight / 2) / (1 + weight);
        double half = z / (1 + weight) * Math.sqrt(share * (1 - share) / trials + weight / (4 * trials));
        double low = successes <= 0 ? 0 : Math.max(0, centre - half);
        double high = successes >= trials ? 1 : Math.min(1, centre + half);
        return new Interval(share, low, high);
    }

    /** The interval of Clopper and Pearson at 95 % confidence. */
    public static Interval clopperPearson(long successes, long trials) {
        return clopperPearson(successes, trials, CONFIDENCE);
    }

    /**
     * The "exact" interval of Clopper and Pearson (1934), by quantiles of the beta distribution. It covers the true
     * share at least as often as it says, whatever that share is, and is wider than Wilson's for it.
     */
    public static Interval clopperPearson(long successes, long trials, double confidence) {
        if (trials == 0) return new Interval(Double.NaN, 0, 1);
        double tail = (1 - confidence) / 2;
        long failures = trials - successes;
        double low = successes == 0
                ? 0
                : BetaDistribution.of((double) successes, failures + 1.0).inverseCumulativeProbability(tail);
        double high = failures == 0
                ? 1
                : BetaDistribution.of(successes + 1.0, (double) failures).inverseSurvivalProbability(tail);
        return new Interval((double) successes / trials, low, high);
    }

    /** The interval of a mean of measurements such as plies, at 95 % confidence. */
    public static Interval mean(double... values) {
        double sum = 0;
        for (double value : values) sum += value;
        double mean = sum / values.length;
        double squares = 0;
        for (double value : values) squares += (value - mean) * (value - mean);
        return mean(values.length, mean, Math.sqrt(squares / (values.length - 1)), CONFIDENCE);
    }

    /**
     * Student's interval for a mean.
     *
     * @param deviation the standard deviation of the sample, with {@code count − 1} in the denominator
     */
    public static Interval mean(long count, double mean, double deviation, double confidence) {
        if (count < 2)
            return new Interval(count == 0 ? Double.NaN : mean, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        double quantile = TDistribution.of(count - 1.0).inverseSurvivalProbability((1 - confidence) / 2);
        double half = quantile * deviation / Math.sqrt((double) count);
        return new Interval(mean, mean - half, mean + half);
    }

    /**
     * An interval for a mean of few and skewed measurements: all that is in Student's interval or in that of Hall ("On
     * the removal of skewness by transformation", 1992), which allows for the skewness of the sample. Student's alone
     * misses the mean of skewed values too often on one side.
     *
     * @param skewness of the sample
     */
    public static Interval skewedMean(long count, double mean, double deviation, double skewness, double confidence) {
        Interval student = mean(count, mean, deviation, confidence);
        if (count < 2 || !(Math.abs(skewness) > SYMMETRIC)) return student;
        double error = deviation / Math.sqrt((double) count);
        double reach = (student.high - mean) / error;
        double low = mean - error * unskewed(reach, skewness, (double) count);
        double high = mean - error * unskewed(-reach, skewness, (double) count);
        return new Interval(mean, Math.min(low, student.low), Math.max(high, student.high));
    }

    /** The inverse of Hall's transformation. */
    private static double unskewed(double reach, double skewness, double count) {
        double root = Math.sqrt(count);
        return 3 * root / skewness * (Math.cbrt(1 + skewness * (reach / root - skewness / (6 * count))) - 1);
    }

    /**
     * The difference to another value, measured independently. Each bound is made of the two opposing bounds:
     * Newcombe's hybrid score interval (1998, method 10) when both are Wilson's.
     */
    public Interval minus(Interval other) {
        double difference = value - other.value;
        return new Interval(
                difference,
                difference - Math.hypot(value - low, other.high - other.value),
                difference + Math.hypot(high - value, other.value - other.low));
    }

    /** The same value with both bounds closer to it by a factor, as from more measurements. */
    public Interval shrunk(double factor) {
        return new Interval(value, value - factor * (value - low), value + factor * (high - value));
    }

    public double width() {
        return high - low;
    }
}
