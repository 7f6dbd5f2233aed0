package dev.kumite.lab.stats;

import java.util.Arrays;
import java.util.List;

/**
 * The shares of many units of which each has few trials, shrunk towards what features predict: a logistic regression with
 * a random effect for each unit, by empirical Bayes. The log-odds of unit i are
 *
 * <pre>intercept + Σ effect(f) · x(i, f) + u(i),  u(i) ~ N(0, spread²),  effect(f) ~ N(0, size(group of f)²)</pre>
 *
 * and its points are binomial. The effects maximise their posterior density, with the random effects integrated out by
 * adaptive Gauss-Hermite quadrature ({@link UnitPosterior}; Pinheiro and Bates, 1995); the spread maximises the marginal
 * likelihood, and the sizes of the groups follow MacKay's rule (1992). A unit's interval is that of its posterior, in which
 * the uncertainty of the effects adds to the spread, and spreads are weighed by their likelihood.
 */
public final class ShrunkShares {
    private static final int MOST_ROUNDS = 40;
    private static final int FIRST_STEPS = 3;
    private static final double CLOSE = 5e-3;
    private static final double WIDEST_STEP = 1;
    private static final double NARROWEST = 0.005;
    private static final double WIDEST = 6;
    private static final double LOOSEST = 1e-2;
    private static final double TIGHTEST = 1e6;
    private static final int SPREADS = 9;
    private static final int EDGE_STEPS = 10;
    /** A step that is not shorter than this share of the last one goes to and fro. */
    private static final double SHORTER = 0.9;
    /** How far the next round looks for the spread, as a factor: a little, and a few times what the last one moved. */
    private static final double LEAST_REACH = 1.05;

    private static final double MOST_REACH = 1.6;
    private static final double TIMES_MOVED = 4;
    private static final double NEGLIGIBLE = 4;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    private final List<Unit> units;
    private final int[] groups;
    private final int features;
    private final double[] precision;
    private double[] effects;
    private double[][] covariance;
    private double spread = 0.3;
    private double reach = 8;
    private double[] spreads = {};
    private double[] weights = {};

    /** A unit with its trials and its features that are not 0. Immutable. */
    public static final class Unit {
        private final double points;
        private final int trials;
        private final int[] features;
        private final double[] values;

        /**
         * @param points successes; half ones count half
         * @param features the numbers of the features, with their values
         */
        public Unit(double points, int trials, int[] features, double[] values) {
            this.points = points;
            this.trials = trials;
            this.features = features.clone();
            this.values = values.clone();
        }

        /** The same with more trials. */
        public Unit plus(double morePoints, int moreTrials) {
            return new Unit(points + morePoints, trials + moreTrials, features, values);
        }

        public double points() {
            return points;
        }

        public int trials() {
            return trials;
        }
    }

    /** An effect in log-odds with its standard error. */
    public record Effect(double value, double error) {}

    private ShrunkShares(List<Unit> units, int[] groups) {
        this.units = units;
        this.groups = groups;
        this.features = groups.length;
        int most = Arrays.stream(groups).max().orElse(-1) + 1;
        precision = new double[most];
        Arrays.fill(precision, 10);
        effects = new double[features + 1];
        covariance = new double[features + 1][features + 1];
    }

    /**
     * Fits the model.
     *
     * @param groups the group of each feature, from 0
     */
    public static ShrunkShares fit(List<Unit> units, int[] groups) {
        List<Unit> tried = units.stream().filter(unit -> unit.trials > 0).toList();
        ShrunkShares model = new ShrunkShares(tried, groups.clone());
        model.start();
        int round = 0;
        while (round < MOST_ROUNDS && !model.improve(round)) round++;
        model.settle();
        model.weighSpreads();
        return model;
    }

    /** Brings the effects to their best for the spread and the sizes that were found. */
    private void settle() {
        double share = 1;
        double last = Double.MAX_VALUE;
        for (int step = 0; step < MOST_ROUNDS; step++) {
            double longest = newton(share);
            if (longest < CLOSE) return;
            // Where units are won or lost whole, the curvature is only nearly known, and whole steps may go to and fro.
            if (longest > SHORTER * last) share /= 2;
            last = longest;
        }
    }

    private void start() {
        double points = 0.5;
        double trials = 1;
        for (Unit unit : units) {
            points += unit.points;
            trials += unit.trials;
        }
        effects[features] = Math.log(points / (trials - points));
    }

    /** One round: effects, then the spread, then the sizes of the groups; true when nothing changes any more. */
    private boolean improve(int round) {
        for (int step = 0; step < (round == 0 ? FIRST_STEPS : 1); step++) newton(1);
        double before = spread;
        spread = best(Math.max(NARROWEST, spread / reach), Math.min(WIDEST, spread * reach));
        double change = Math.abs(Math.log(spread / before));
        if (round > 0) reach = Math.min(MOST_REACH, LEAST_REACH + TIMES_MOVED * change);
        for (int group = 0; group < precision.length; group++) change = Math.max(change, resize(group));
        return change < CLOSE;
    }

    /**
     * Takes a share of a step of Newton's method on the log posterior of the effects, and returns the length of the whole
     * step in standard errors.
     */
    double newton(double share) {
        int size = features + 1;
        double[][] information = new double[size][size];
        double[] gradient = new double[size];
        UnitPosterior posterior = new UnitPosterior();
        for (Unit unit : units) {
            posterior.integrate(unit.points, unit.trials, logOdds(unit), spread);
            double weight = posterior.information();
            double slope = posterior.slope();
            int[] used = unit.features;
            for (int a = 0; a < used.length; a++) {
                double by = weight * unit.values[a];
                for (int b = 0; b < used.length; b++) information[used[a]][used[b]] += by * unit.values[b];
                information[used[a]][features] += by;
                information[features][used[a]] += by;
                gradient[used[a]] += slope * unit.values[a];
            }
            information[features][features] += weight;
            gradient[features] += slope;
        }
        for (int feature = 0; feature < features; feature++) {
            information[feature][feature] += precision[groups[feature]];
            gradient[feature] -= precision[groups[feature]] * effects[feature];
        }
        if (!SymmetricMatrix.invert(information))
            throw new ArithmeticException("the effects of the features are not determined");
        covariance = information;
        double[] steps = new double[size];
        double widest = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) steps[i] += covariance[i][j] * gradient[j];
            widest = Math.max(widest, Math.abs(steps[i]));
        }
        // Far from the best the curve is flat, and a whole step would lead beyond it.
        double taken = Math.min(share, WIDEST_STEP / widest);
        double longest = 0;
        for (int i = 0; i < size; i++) {
            effects[i] += taken * steps[i];
            longest = Math.max(longest, Math.abs(steps[i]) / Math.sqrt(covariance[i][i]));
        }
        return longest;
    }

    private double logOdds(Unit unit) {
        double sum = effects[features];
        for (int i = 0; i < unit.features.length; i++) sum += effects[unit.features[i]] * unit.values[i];
        return sum;
    }

    /** The spread of the greatest likelihood in a range, by golden section over its logarithm. */
    private double best(double low, double high) {
        double[] odds = units.stream().mapToDouble(this::logOdds).toArray();
        double a = Math.log(low);
        double b = Math.log(high);
        double x = b - GOLDEN * (b - a);
        double y = a + GOLDEN * (b - a);
        double atX = likelihood(odds, Math.exp(x));
        double atY = likelihood(odds, Math.exp(y));
        while (b - a > CLOSE) {
            if (atX >= atY) {
                b = y;
                y = x;
                atY = atX;
                x = b - GOLDEN * (b - a);
                atX = likelihood(odds, Math.exp(x));
            } else {
                a = x;
                x = y;
                atX = atY;
                y = a + GOLDEN * (b - a);
                atY = likelihood(odds, Math.exp(y));
            }
        }
        return Math.exp((a + b) / 2);
    }

    private double likelihood(double[] odds, double width) {
        UnitPosterior posterior = new UnitPosterior();
        double sum = 0;
        for (int i = 0; i < odds.length; i++) {
            posterior.integrate(units.get(i).points, units.get(i).trials, odds[i], width);
            sum += posterior.logEvidence();
        }
        return sum;
    }

    /** Spreads at even distances, as far as their likelihood is not negligible, each with its share of the likelihood. */
    private void weighSpreads() {
        double[] odds = units.stream().mapToDouble(this::logOdds).toArray();
        double most = likelihood(odds, spread);
        double low = edge(odds, most, NARROWEST);
        double high = edge(odds, most, WIDEST);
        spreads = new double[SPREADS];
        weights = new double[SPREADS];
        for (int i = 0; i < SPREADS; i++) {
            spreads[i] = low + (high - low) * (i + 0.5) / SPREADS;
            weights[i] = Math.exp(likelihood(odds, spreads[i]) - most);
        }
        double sum = Arrays.stream(weights).sum();
        for (int i = 0; i < SPREADS; i++) weights[i] /= sum;
    }

    /** Where, on the way from the best spread to a bound, the likelihood becomes negligible. */
    private double edge(double[] odds, double most, double bound) {
        if (likelihood(odds, bound) > most - NEGLIGIBLE) return bound;
        double likely = spread;
        double unlikely = bound;
        for (int step = 0; step < EDGE_STEPS; step++) {
            double middle = (likely + unlikely) / 2;
            if (likelihood(odds, middle) > most - NEGLIGIBLE) likely = middle;
            else unlikely = middle;
        }
        return unlikely;
    }

    /** MacKay's rule for one group; returns how much its size has changed. */
    private double resize(int group) {
        double squares = 1e-12;
        double determined = 0;
        for (int feature = 0; feature < features; feature++)
            if (groups[feature] == group) {
                squares += effects[feature] * effects[feature];
                determined += 1 - precision[group] * covariance[feature][feature];
            }
        double next = Math.min(TIGHTEST, Math.max(LOOSEST, Math.max(determined, 1e-9) / squares));
        double change = Math.abs(Math.log(next / precision[group]));
        precision[group] = next;
        return next == TIGHTEST ? 0 : change / 10;
    }

    /** The log-odds of a unit whose features are all 0. */
    public double intercept() {
        return effects[features];
    }

    public Effect effect(int feature) {
        return new Effect(effects[feature], Math.sqrt(covariance[feature][feature]));
    }

    /** The standard deviation of units about their prediction, in log-odds: the root of the mean square of those likely. */
    public double spread() {
        double squares = 0;
        for (int i = 0; i < SPREADS; i++) squares += weights[i] * spreads[i] * spreads[i];
        return Math.sqrt(squares);
    }

    /** What the features alone predict of a unit. */
    public double predicted(Unit unit) {
        UnitPosterior posterior = new UnitPosterior();
        posterior.integrate(0, 0, logOdds(unit), deviation(unit, spread));
        return posterior.share();
    }

    /** A unit's share with its 95 % interval, from its features and its trials. */
    public Interval share(Unit unit) {
        double[] deviations = new double[SPREADS];
        for (int i = 0; i < SPREADS; i++) deviations[i] = deviation(unit, spreads[i]);
        return UnitPosterior.interval(unit.points, unit.trials, logOdds(unit), deviations, weights);
    }

    private double deviation(Unit unit, double width) {
        int[] used = unit.features;
        double variance = covariance[features][features];
        for (int a = 0; a < used.length; a++) {
            variance += 2 * unit.values[a] * covariance[used[a]][features];
            for (int b = 0; b < used.length; b++)
                variance += unit.values[a] * unit.values[b] * covariance[used[a]][used[b]];
        }
        return Math.sqrt(width * width + Math.max(0, variance));
    }
}
