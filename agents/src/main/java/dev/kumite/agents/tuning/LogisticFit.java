package dev.kumite.agents.tuning;

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

    /** One pass over all samples; returns the mean loss before each step. */
    double epoch(Samples samples) {
        double loss = 0;
        double[] gradient = new double[weights.length];
        for (int from = 0; from < samples.size(); from += BATCH) {
            int to = Math.min(from + BATCH, samples.size());
            Arrays.fill(gradient, 0);
            for (int i = from; i < to; i++) loss += addGradient(samples, i, gradient);
            step(gradient, to - from);
        }
        return loss / samples.size();
    }

    /** The chance of a win is σ(2·score/scale), since the squashed value is tanh(score/scale). */
    private double addGradient(Samples samples, int sample, double[] gradient) {
        double slope = 2 / (evaluation.scale() * evaluation.unit());
        double score = 0;
        short[] features = samples.features(sample);
        for (int i = 0; i < features.length; i++) score += weights[i] * features[i];
        double predicted = 1 / (1 + Math.exp(-slope * score));
        double wanted = samples.result(sample);
        double error = (predicted - wanted) * slope;
        for (int i = 0; i < features.length; i++) gradient[i] += error * features[i];
        return -wanted * Math.log(predicted + 1e-12) - (1 - wanted) * Math.log(1 - predicted + 1e-12);
    }

    private void step(double[] gradient, int count) {
        steps++;
        for (int i = 0; i < weights.length; i++) {
            if (onlyEndings && !evaluation.isOfEndings(i)) continue;
            double slope = gradient[i] / count + PULL * (weights[i] - start[i]);
            mean[i] = FADE_MEAN * mean[i] + (1 - FADE_MEAN) * slope;
            square[i] = FADE_SQUARE * square[i] + (1 - FADE_SQUARE) * slope * slope;
            double m = mean[i] / (1 - Math.pow(FADE_MEAN, steps));
            double s = square[i] / (1 - Math.pow(FADE_SQUARE, steps));
            weights[i] -= RATE / Math.sqrt(1 + steps / 200.0) * m / (Math.sqrt(s) + 1e-9);
        }
    }

    int[] rounded() {
        return Arrays.stream(weights)
                .mapToInt(weight -> (int) Math.round(weight))
                .toArray();
    }
}
