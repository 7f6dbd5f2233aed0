package dev.kumite.lab.stats;

/** The moments of a count over evenly spaced scores from 0 to 1. */
record Spread(double mean, double variance, double skewness, double kurtosis) {

    static Spread of(long[] counts) {
        double[] weights = new double[counts.length];
        for (int i = 0; i < counts.length; i++) weights[i] = counts[i];
        return of(weights);
    }

    static Spread of(double[] weights) {
        double total = 0;
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            total += weights[i];
            sum += weights[i] * score(i, weights.length);
        }
        double mean = sum / total;
        double second = 0;
        double third = 0;
        double fourth = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] == 0) continue;
            double off = score(i, weights.length) - mean;
            second += weights[i] * off * off;
            third += weights[i] * off * off * off;
            fourth += weights[i] * off * off * off * off;
        }
        double variance = second / total;
        return new Spread(
                mean, variance, third / total / Math.pow(variance, 1.5), fourth / total / (variance * variance));
    }

    /** The score of an outcome: its place among {@code outcomes} that divide the way from 0 to 1 evenly. */
    static double score(int outcome, int outcomes) {
        return (double) outcome / (outcomes - 1);
    }

    /** From one half, in standard deviations. */
    double distance() {
        return (mean - 0.5) / Math.sqrt(variance);
    }

    /** The variance of the measured {@link #distance} times the number of units, by the delta method. */
    double varianceOfDistance() {
        double distance = distance();
        return Math.max(0, 1 - distance * skewness + distance * distance / 4 * (kurtosis - 1));
    }
}
