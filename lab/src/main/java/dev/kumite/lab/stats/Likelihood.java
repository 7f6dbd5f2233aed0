package dev.kumite.lab.stats;

/**
 * How well counts of scores fit a hypothesis about the distribution that they come from. Among the distributions that
 * obey the hypothesis the likeliest is taken (maximum likelihood of a multinomial under one constraint). Scores that
 * did not occur may still have a probability there, so that nothing has to be added to empty counts.
 */
final class Likelihood {
    private static final int MOST_STEPS = 500;
    private static final double EXACT = 1e-13;

    private Likelihood() {}

    /**
     * What the hypothesis "the expected score is {@code score}" costs in log likelihood against the best fit; not below
     * 0.
     */
    static double loss(long[] counts, double score) {
        double[] off = new double[counts.length];
        for (int i = 0; i < off.length; i++) off[i] = Spread.score(i, off.length) - score;
        return loss(counts, off, tilt(counts, off));
    }

    /**
     * What the hypothesis "the expected score lies {@code distance} standard deviations above one half" costs. Where
     * the counts lie nearer to one half than that, several distributions may be likelier than those around them; the
     * search begins once for each outcome, which takes as much from the others as would do if they were all one half,
     * and the best is taken.
     */
    static double lossOfDistance(long[] counts, double distance) {
        if (distance == 0) return loss(counts, 0.5);
        double least = Double.POSITIVE_INFINITY;
        double[] seen = fit(counts, new double[counts.length], 0);
        double moved = distance * distance / (1 + distance * distance);
        for (int taker = 0; taker < counts.length; taker++) {
            double[] start = new double[counts.length];
            for (int i = 0; i < start.length; i++) start[i] = (1 - moved) * seen[i] + (i == taker ? moved : 0);
            double loss = lossOfDistance(counts, distance, start);
            if (loss < least) least = loss;
        }
        return least;
    }

    /**
     * From one starting point; NaN if that has no spread. The constraint is not linear in the probabilities; it is
     * replaced by its tangent at the last solution until that stays where it is (Van den Bergh, "Normalized Elo",
     * section 4.1).
     */
    private static double lossOfDistance(long[] counts, double distance, double[] start) {
        double[] fitted = start;
        double last = Double.NaN;
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] off = tangent(fitted, distance);
            double tilt = tilt(counts, off);
            double loss = loss(counts, off, tilt);
            if (Math.abs(loss - last) <= EXACT * Math.max(1, Math.abs(loss))) return loss;
            last = loss;
            fitted = fit(counts, off, tilt);
        }
        return Double.POSITIVE_INFINITY;
    }

    private static double[] tangent(double[] fitted, double distance) {
        Spread spread = Spread.of(fitted);
        double deviation = Math.sqrt(spread.variance());
        double[] off = new double[fitted.length];
        for (int i = 0; i < off.length; i++) {
            double score = Spread.score(i, off.length);
            double away = (score - spread.mean()) / deviation;
            off[i] = score - 0.5 - distance * deviation * (1 + away * away) / 2;
        }
        return off;
    }

    /**
     * The multiplier x for which the weights share / (1 + x·off) have a mean {@code off} of zero. It stays where no
     * outcome, seen or not, gets a negative weight; at the end of that range an outcome that was never seen takes what
     * is missing.
     */
    private static double tilt(long[] counts, double[] off) {
        double least = 0;
        double most = 0;
        for (double value : off) {
            least = Math.min(least, value);
            most = Math.max(most, value);
        }
        double low = most > 0 ? -1 / most : -1e300;
        double high = least < 0 ? -1 / least : 1e300;
        for (int step = 0; step < 200; step++) {
            double middle = (low + high) / 2;
            if (middle <= low || middle >= high) break;
            if (slope(counts, off, middle) > 0) low = middle;
            else high = middle;
        }
        return (low + high) / 2;
    }

    /**
     * The probabilities of all outcomes; what is missing belongs to the outcome at which the multiplier has stopped.
     */
    private static double[] fit(long[] counts, double[] off, double tilt) {
        double[] fitted = new double[counts.length];
        long total = 0;
        for (long count : counts) total += count;
        double missing = 1;
        int taker = 0;
        for (int i = 0; i < fitted.length; i++) {
            if (counts[i] > 0) fitted[i] = counts[i] / (total * (1 + tilt * off[i]));
            missing -= fitted[i];
            if (tilt * off[i] < tilt * off[taker]) taker = i;
        }
        if (counts[taker] == 0) fitted[taker] = Math.max(0, missing);
        return fitted;
    }

    private static double slope(long[] counts, double[] off, double tilt) {
        double slope = 0;
        for (int i = 0; i < off.length; i++) if (counts[i] > 0) slope += counts[i] * off[i] / (1 + tilt * off[i]);
        return slope;
    }

    private static double loss(long[] counts, double[] off, double tilt) {
        double loss = 0;
        for (int i = 0; i < off.length; i++) if (counts[i] > 0) loss += counts[i] * Math.log1p(tilt * off[i]);
        return loss;
    }
}
