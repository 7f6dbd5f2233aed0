package dev.kumite.agents.tuning;

import dev.kumite.agents.gradient.LogLoss;
import dev.kumite.games.evaluation.Tunable;
import java.util.Arrays;

/**
 * Fits weights so that the squashed score predicts the game's result: logistic regression by gradient descent (Adam,
 * Kingma and Ba 2015), with a slight pull towards the initial weights, so that a feature that never occurs keeps its
 * weight.
 */
final class LogisticFit {
    private static final double PULL = 1e-7;
    private static final double RATE = 2.0;
    private static final double FADE_MEAN = 0.9;
    private static final double FADE_SQUARE = 0.999;
    private static final int BATCH = 4096;

    private final Tunable evaluation;
    private final boolean onlyEndings;
    private final double[] start;
    private final double[] weights;
    private final double[] mean;
    private final double[] square;
    private int steps;

    /** @param onlyEndings whether the weights that are not for endings stay as they are */
    LogisticFit(Tunable evaluation, boolean onlyEndings) {
        this.evaluation = evaluation;
        this.onlyEndings = onlyEndings;
        start = Arrays.stream(evaluation.weights()).asDoubleStream().toArray();
        weights = start.clone();
        mean = new double[weights.length];
        square = new double[weights.length];
    }

    /** The mean log loss with these weights. */
    double loss(Samples samples, int[] with) {
        double loss = 0;
        double[] used = Arrays.stream(with).asDoubleStream().toArray();
        for (int i = 0; i < samples.size(); i++) loss += LogLoss.of(output(samples, i, used), samples.result(i));
        return loss / samples.size();
    }

    /** One pass over all samples. */
    void epoch(Samples samples) {
        double[] gradient = new double[weights.length];
        for (int from = 0; from < samples.size(); from += BATCH) {
            int to = Math.min(from + BATCH, samples.size());
            Arrays.fill(gradient, 0);
            for (int i = from; i < to; i++) addGradient(samples, i, gradient);
            step(gradient, to - from);
        }
    }

    private void addGradient(Samples samples, int sample, double[] gradient) {
        short[] features = samples.features(sample);
        double predicted = 1 / (1 + StrictMath.exp(-2 * output(samples, sample, weights)));
        double error = 2 * (predicted - samples.result(sample)) / (evaluation.scale() * evaluation.unit());
        for (int i = 0; i < features.length; i++) gradient[i] += error * features[i];
    }

    /** z = score/scale: the chance of a win is σ(2z), since the squashed value is tanh(z). */
    private double output(Samples samples, int sample, double[] with) {
        double score = 0;
        short[] features = samples.features(sample);
        for (int i = 0; i < features.length; i++) score += with[i] * features[i];
        return score / (evaluation.scale() * evaluation.unit());
    }

    private void step(double[] gradient, int count) {
        steps++;
        for (int i = 0; i < weights.length; i++) {
            if (onlyEndings && !evaluation.isOfEndings(i)) continue;
            double slope = gradient[i] / count + PULL * (weights[i] - start[i]);
            mean[i] = FADE_MEAN * mean[i] + (1 - FADE_MEAN) * slope;
            square[i] = FADE_SQUARE * square[i] + (1 - FADE_SQUARE) * slope * slope;
            double m = mean[i] / (1 - StrictMath.pow(FADE_MEAN, steps));
            double s = square[i] / (1 - StrictMath.pow(FADE_SQUARE, steps));
            weights[i] -= RATE / Math.sqrt(1 + steps / 200.0) * m / (Math.sqrt(s) + 1e-9);
        }
    }

    int[] rounded() {
        return Arrays.stream(weights)
                .mapToInt(weight -> (int) Math.round(weight))
                .toArray();
    }
}
