package dev.kumite.lab.stats;

import java.util.Arrays;

/**
 * What the trials of one unit say of its log-odds, which are normally distributed before: a density in one dimension,
 * integrated by Gauss-Hermite quadrature about its mode. Reused from unit to unit.
 */
final class UnitPosterior {
    /** The abscissae that are not negative, and their weights, of the rule of 15 points (Abramowitz and Stegun, 25.4.46). */
    private static final double[] NODES = {
        0,
        0.5650695832555758,
        1.1361155852109206,
        1.7199925751864888,
        2.3257324861738575,
        2.967166927905603,
        3.6699503734044523,
        4.499990707309392
    };

    private static final double[] WEIGHTS = {
        0.5641003087264173,
        0.4120286874988986,
        0.15848891579593566,
        0.03078003387254609,
        0.002778068842912776,
        0.0001000044412324998,
        1.0591155477110646e-06,
        1.5224758042535114e-09
    };

    private static final int MOST_STEPS = 50;
    private static final double CLOSE = 1e-9;
    private static final int GRID = 160;
    private static final double GRID_REACH = 6;
    private static final double LEAST_INFORMATION = 1e-3;

    private double points;
    private int trials;
    private double centre;
    private double width;

    private double mode;
    private double scale;
    private double logEvidence;
    private double meanOffset;
    private double share;
    private double meanVariance;
    private double residualVariance;

    /** Takes a unit; its log-odds have this centre and this standard deviation before the trials. */
    void integrate(double unitPoints, int unitTrials, double unitCentre, double unitWidth) {
        points = unitPoints;
        trials = unitTrials;
        centre = unitCentre;
        width = unitWidth;
        findMode();
        double top = logDensity(mode);
        double mass = 0;
        double offset = 0;
        double shares = 0;
        double variances = 0;
        double residuals = 0;
        double squares = 0;
        for (int place = 0; place < NODES.length; place++)
            for (int sign = place == 0 ? 1 : -1; sign <= 1; sign += 2) {
                double node = sign * NODES[place];
                double at = mode + Math.sqrt(2) * scale * node;
                double weight = WEIGHTS[place] * Math.exp(node * node + logDensity(at) - top);
                double chance = chance(at);
                double residual = points - trials * chance;
                mass += weight;
                offset += weight * at;
                shares += weight * chance;
                variances += weight * trials * chance * (1 - chance);
                residuals += weight * residual;
                squares += weight * residual * residual;
            }
        meanOffset = offset / mass;
        share = shares / mass;
        meanVariance = variances / mass;
        double residual = residuals / mass;
        residualVariance = squares / mass - residual * residual;
        logEvidence = top + Math.log(mass * scale / (width * Math.sqrt(Math.PI)));
    }

    /** Newton's method; the density is log-concave. */
    private void findMode() {
        mode = 0;
        double curvature = 1;
        for (int step = 0; step < MOST_STEPS; step++) {
            double chance = chance(mode);
            double slope = points - trials * chance - mode / (width * width);
            curvature = trials * chance * (1 - chance) + 1 / (width * width);
            double move = Math.max(-2, Math.min(2, slope / curvature));
            mode += move;
            if (Math.abs(move) < CLOSE) break;
        }
        scale = 1 / Math.sqrt(curvature);
    }

    private double chance(double offset) {
        return 1 / (1 + Math.exp(-centre - offset));
    }

    /** Up to a constant. */
    private double logDensity(double offset) {
        double odds = centre + offset;
        double logOnePlus = odds > 0 ? odds + Math.log1p(Math.exp(-odds)) : Math.log1p(Math.exp(odds));
        return points * odds - trials * logOnePlus - offset * offset / (2 * width * width);
    }

    /** The logarithm of the probability of the trials, up to a constant. */
    double logEvidence() {
        return logEvidence;
    }

    /** Its derivative by the centre: by Fisher's identity the mean of the complete likelihood's. */
    double slope() {
        return meanOffset / (width * width);
    }

    /**
     * Minus its second derivative by the centre (Louis, 1982). It is a convolution of two log-concave functions, so this is
     * never negative; where the trials were all won or all lost, the quadrature can say so.
     */
    double information() {
        return Math.max(LEAST_INFORMATION * meanVariance, meanVariance - residualVariance);
    }

    /** The mean of the share. */
    double share() {
        return share;
    }

    /**
     * The mean of the share and its quantiles at 2.5 and 97.5 %, where the standard deviation before the trials is one of
     * these, the widest last, with these probabilities.
     */
    static Interval interval(double points, int trials, double centre, double[] widths, double[] weights) {
        UnitPosterior posterior = new UnitPosterior();
        posterior.integrate(points, trials, centre, widths[widths.length - 1]);
        double from = posterior.mode - GRID_REACH * posterior.scale;
        double step = 2 * GRID_REACH * posterior.scale / GRID;
        double[] density = new double[GRID];
        double share = 0;
        for (int i = 0; i < widths.length; i++) {
            posterior.integrate(points, trials, centre, widths[i]);
            share += weights[i] * posterior.share;
            double log = Math.log(weights[i] / widths[i]) - posterior.logEvidence;
            for (int cell = 0; cell < GRID; cell++)
                density[cell] += Math.exp(posterior.logDensity(from + (cell + 0.5) * step) + log);
        }
        double tail = (1 - Interval.CONFIDENCE) / 2;
        double low = from + step * quantile(density, tail);
        double high = from + step * quantile(density, 1 - tail);
        return new Interval(share, posterior.chance(low), posterior.chance(high));
    }

    /** In cells from the first one on. */
    private static double quantile(double[] density, double probability) {
        double left = probability * Arrays.stream(density).sum();
        int cell = 0;
        while (cell < GRID - 1 && density[cell] < left) left -= density[cell++];
        return cell + Math.min(1, left / density[cell]);
    }
}
