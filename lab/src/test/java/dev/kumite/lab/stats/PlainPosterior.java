package dev.kumite.lab.stats;

/** What the trials of a unit say of its log-odds, by plain sums over a grid: the measure of {@link UnitPosterior}. */
final class PlainPosterior {
    private static final double REACH = 7;
    private static final int CELLS = 2000;

    private PlainPosterior() {}

    static double chance(double odds) {
        return 1 / (1 + Math.exp(-odds));
    }

    private static double density(double points, int trials, double centre, double width, double offset) {
        double odds = centre + offset;
        double trialsSay = points * odds - trials * Math.log1p(Math.exp(odds));
        double before = -offset * offset / (2 * width * width);
        return Math.exp(trialsSay + before) / (width * Math.sqrt(2 * Math.PI));
    }

    /** The logarithm of the probability of the trials, without the binomial coefficient. */
    static double logEvidence(double points, int trials, double centre, double width) {
        double step = Math.min(width / 4, 1 / Math.sqrt(1.0 + trials));
        double sum = 0;
        for (double offset = -REACH * width; offset <= REACH * width; offset += step)
            sum += density(points, trials, centre, width, offset);
        return Math.log(sum * step);
    }

    /** The mean of the share and its quantiles at 2.5 and 97.5 %, where the widths are probable in these parts. */
    static Interval interval(double points, int trials, double centre, double[] widths, double[] parts) {
        double[] factors = new double[widths.length];
        double widest = 0;
        for (int i = 0; i < widths.length; i++) {
            factors[i] = parts[i] / Math.exp(logEvidence(points, trials, centre, widths[i]));
            widest = Math.max(widest, widths[i]);
        }
        double step = 2 * REACH * widest / CELLS;
        double below = 0;
        double share = 0;
        double low = Double.NaN;
        double high = Double.NaN;
        for (int cell = 0; cell < CELLS; cell++) {
            double offset = -REACH * widest + (cell + 0.5) * step;
            double mass = 0;
            for (int i = 0; i < widths.length; i++)
                mass += step * factors[i] * density(points, trials, centre, widths[i], offset);
            share += mass * chance(centre + offset);
            double left = centre + offset - step / 2;
            if (below < 0.025 && below + mass >= 0.025) low = chance(left + step * (0.025 - below) / mass);
            if (below < 0.975 && below + mass >= 0.975) high = chance(left + step * (0.975 - below) / mass);
            below += mass;
        }
        return new Interval(share, low, high);
    }
}
