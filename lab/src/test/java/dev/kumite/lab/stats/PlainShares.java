package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.stats.ShrunkShares.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the model of {@link ShrunkShares} says where the effects are those of a fit, by plain sums over grids and by
 * differences: how far the effects are from their best place, their errors, the spreads and the shares.
 */
final class PlainShares {
    private static final double NARROWEST = 0.005;
    private static final double WIDEST = 6;
    private static final double H = 1e-3;
    private static final int SPREADS = 30;

    final List<Unit> units = new ArrayList<>();
    private final List<double[]> values = new ArrayList<>();
    private final int[] groups;
    private double[] effects = {};
    private double[] centres = {};
    private double[] gradient = {};
    private double[][] covariance = {};
    private double spread;
    private final double[] spreads = new double[SPREADS];
    private final double[] parts = new double[SPREADS];

    PlainShares(int... groups) {
        this.groups = groups;
    }

    /** One more unit, with a value for each feature; the model is told of those that are not 0 only. */
    void add(double points, int trials, double... x) {
        int[] used = IntStream.range(0, x.length).filter(i -> x[i] != 0).toArray();
        units.add(new Unit(
                points, trials, used, Arrays.stream(used).mapToDouble(i -> x[i]).toArray()));
        double[] withIntercept = Arrays.copyOf(x, x.length + 1);
        withIntercept[x.length] = 1;
        values.add(withIntercept);
    }

    ShrunkShares fit() {
        return ShrunkShares.fit(units, groups);
    }

    /** Takes the effects of the fit and works out the rest. */
    void follow(ShrunkShares fit) {
        effects = new double[groups.length + 1];
        for (int i = 0; i < groups.length; i++) effects[i] = fit.effect(i).value();
        effects[groups.length] = fit.intercept();
        centres = values.stream().mapToDouble(x -> dot(x, effects)).toArray();
        spread = likeliest();
        differentiate(precisions(fit));
        weighSpreads();
    }

    private double likeliest() {
        double best = NARROWEST;
        double most = Double.NEGATIVE_INFINITY;
        for (double width = NARROWEST; width <= WIDEST; width *= 1.04) {
            double likelihood = likelihood(width);
            if (likelihood <= most) continue;
            most = likelihood;
            best = width;
        }
        return best;
    }

    private double likelihood(double width) {
        double sum = 0;
        for (int i = 0; i < centres.length; i++) sum += evidence(i, 0, width);
        return sum;
    }

    private double evidence(int unit, double shift, double width) {
        return PlainPosterior.logEvidence(
                units.get(unit).points(), units.get(unit).trials(), centres[unit] + shift, width);
    }

    /** MacKay's rule α Σ e² = Σ (1 − α c), where c is the variance of the effect e, solved for α. */
    private double[] precisions(ShrunkShares fit) {
        double[] precisions = new double[groups.length];
        for (int i = 0; i < precisions.length; i++) {
            double squares = 0;
            int members = 0;
            for (int j = 0; j < groups.length; j++) {
                if (groups[j] != groups[i]) continue;
                members++;
                squares += Math.pow(fit.effect(j).value(), 2)
                        + Math.pow(fit.effect(j).error(), 2);
            }
            precisions[i] = members / squares;
        }
        return precisions;
    }

    private void differentiate(double[] precisions) {
        gradient = new double[effects.length];
        covariance = new double[effects.length][effects.length];
        for (int unit = 0; unit < centres.length; unit++) {
            double before = evidence(unit, -H, spread);
            double here = evidence(unit, 0, spread);
            double after = evidence(unit, H, spread);
            double[] x = values.get(unit);
            for (int a = 0; a < x.length; a++) {
                gradient[a] += x[a] * (after - before) / (2 * H);
                for (int b = 0; b < x.length; b++)
                    covariance[a][b] += x[a] * x[b] * (2 * here - before - after) / (H * H);
            }
        }
        for (int i = 0; i < precisions.length; i++) {
            gradient[i] -= precisions[i] * effects[i];
            covariance[i][i] += precisions[i];
        }
        assertThat(SymmetricMatrix.invert(covariance)).isTrue();
    }

    /** Those between the bounds that are no less likely than the best by a factor of e⁴. */
    private void weighSpreads() {
        double most = likelihood(spread);
        double step = Math.max(0.01, spread / 60);
        double low = spread;
        while (low > NARROWEST && likelihood(low) > most - 4) low = Math.max(NARROWEST, low - step);
        double high = spread;
        while (high < WIDEST && likelihood(high) > most - 4) high = Math.min(WIDEST, high + step);
        for (int i = 0; i < SPREADS; i++) {
            spreads[i] = low + (high - low) * (i + 0.5) / SPREADS;
            parts[i] = Math.exp(likelihood(spreads[i]) - most);
        }
        double sum = Arrays.stream(parts).sum();
        for (int i = 0; i < SPREADS; i++) parts[i] /= sum;
    }

    /** How far an effect, or the intercept as the last one, is from where the posterior is highest, in its own errors. */
    double off(int effect) {
        return dot(covariance[effect], gradient) / error(effect);
    }

    double error(int effect) {
        return Math.sqrt(covariance[effect][effect]);
    }

    double spread() {
        double squares = 0;
        for (int i = 0; i < SPREADS; i++) squares += parts[i] * spreads[i] * spreads[i];
        return Math.sqrt(squares);
    }

    /** The share that the features of a unit predict. */
    double predicted(int unit) {
        return PlainPosterior.interval(0, 0, centres[unit], new double[] {deviation(unit, spread)}, new double[] {1})
                .value();
    }

    Interval share(int unit) {
        double[] widths =
                Arrays.stream(spreads).map(width -> deviation(unit, width)).toArray();
        return PlainPosterior.interval(
                units.get(unit).points(), units.get(unit).trials(), centres[unit], widths, parts);
    }

    /** The variance of the effects adds to that of the units about them. */
    private double deviation(int unit, double width) {
        double[] x = values.get(unit);
        double variance = width * width;
        for (int a = 0; a < x.length; a++) variance += x[a] * dot(covariance[a], x);
        return Math.sqrt(variance);
    }

    static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) sum += a[i] * b[i];
        return sum;
    }
}
