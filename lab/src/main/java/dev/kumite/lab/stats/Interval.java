package dev.kumite.lab.stats;

/** A share with the range in which the true one lies, at 95 % confidence. */
public record Interval(double share, double low, double high) {
    private static final double Z = 1.959963984540054;

    /**
     * Wilson's score interval (1927) for a mean of results between 0 and 1. Draws count half; the interval is then a
     * little wider than it need be, never narrower.
     */
    public static Interval wilson(double successes, long trials) {
        if (trials == 0) return new Interval(Double.NaN, 0, 1);
        double share = successes / trials;
        double weight = Z * Z / trials;
        double centre = (share + weight / 2) / (1 + weight);
        double half = Z / (1 + weight) * Math.sqrt(share * (1 - share) / trials + weight / (4 * trials));
        return new Interval(share, Math.max(0, centre - half), Math.min(1, centre + half));
    }
}
