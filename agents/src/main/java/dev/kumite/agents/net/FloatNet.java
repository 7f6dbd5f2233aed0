package dev.kumite.agents.net;

import dev.kumite.agents.gradient.Adam;
import dev.kumite.agents.gradient.LogLoss;
import dev.kumite.base.Crew;
import dev.kumite.games.core.Rng;
import java.util.Arrays;

/**
 * The network of {@link Net} in floating point, which can learn: the hidden layer is clip(Σ columns + bias)², clipped to
 * 0 … 1, the output z its sum weighed by phase, the value tanh(z), and so the expected result σ(2z). It learns by
 * {@link Adam} on the log loss of mini-batches.
 *
 * <p>A batch is always divided into the same slices, whose gradients are added in order: the number of workers does not
 * change a bit of the network.
 */
final class FloatNet {
    private static final int SLICES = 8;
    private static final int MOST_INPUTS = 1024;
    /** The largest weights that {@link Net} can hold. */
    private static final float MOST_IN = (float) Net.MOST_IN / Net.ONE;

    private static final float MOST_OUT = (float) Net.MOST_OUT / Net.PART;

    private static final float MOST_OUT_BIAS = (float) Net.MOST_OUT_BIAS / Net.DIVISOR;

    private final int words;
    final int hidden;
    final int phases;
    /** Columns, biases, output weights by phase, output biases: one array, so that one loop learns them all. */
    final float[] weights;

    final Adam adam;

    private final int biasAt;
    private final int outAt;
    private final int outBiasAt;
    private final Slice[] slices = new Slice[SLICES];

    FloatNet(int words, int hidden, int phases, long seed) {
        this.words = words;
        this.hidden = hidden;
        this.phases = phases;
        biasAt = words * 64 * hidden;
        outAt = biasAt + hidden;
        outBiasAt = outAt + phases * hidden;
        weights = new float[outBiasAt + phases];
        adam = new Adam(weights.length);
        Rng rng = new Rng(seed);
        for (int i = 0; i < biasAt; i++) weights[i] = 0.2f * (float) (rng.real() - 0.5);
        Arrays.fill(weights, biasAt, outAt, 0.3f);
        float spread = (float) (2 / Math.sqrt(hidden));
        for (int i = 0; i < hidden; i++) {
            float weight = spread * (float) (rng.real() - 0.5);
            for (int phase = 0; phase < phases; phase++) weights[outAt + phase * hidden + i] = weight;
        }
        for (int i = 0; i < SLICES; i++) slices[i] = new Slice();
    }

    /** Learns from the samples {@code order[from … to − 1]} together; returns the sum of their losses before. */
    double learn(TrainingSet samples, int[] order, int from, int to, float rate, Crew crew) {
        crew.share(SLICES, (worker, number) -> {
            int length = to - from;
            slices[number].study(
                    samples, order, from + length * number / SLICES, from + length * (number + 1) / SLICES);
        });
        double loss = 0;
        for (Slice slice : slices) loss += slice.loss;
        step(to - from, rate, crew);
        return loss;
    }

    /** Every worker adds up and applies a range of the gradients; each weight is one worker's, so the order holds. */
    private void step(int count, float rate, Crew crew) {
        adam.begin();
        crew.share(SLICES, (worker, part) -> {
            int from = (int) ((long) weights.length * part / SLICES);
            int to = (int) ((long) weights.length * (part + 1) / SLICES);
            for (int i = from; i < to; i++) {
                float slope = 0;
                for (Slice slice : slices) slope += slice.gradient[i];
                weights[i] = held(i, weights[i] - adam.move(i, slope / count, rate));
            }
        });
    }

    /** A weight within what {@link Net} can hold. */
    private float held(int at, float weight) {
        float most = at < outAt ? MOST_IN : at < outBiasAt ? MOST_OUT : MOST_OUT_BIAS;
        return Math.max(-most, Math.min(most, weight));
    }

    /** The gradient of the sum of losses of some samples; for the tests. */
    float[] gradient(TrainingSet samples, int[] order) {
        slices[0].study(samples, order, 0, order.length);
        return slices[0].gradient.clone();
    }

    /** The mean log loss over all samples, in nats. */
    double loss(TrainingSet samples, Crew crew) {
        double[] losses = new double[SLICES];
        crew.share(SLICES, (worker, part) -> {
            Slice slice = slices[part];
            long size = samples.size();
            for (int i = (int) (size * part / SLICES); i < size * (part + 1) / SLICES; i++)
                losses[part] += LogLoss.of(slice.output(samples, i), samples.wanted(i));
        });
        return Arrays.stream(losses).sum() / samples.size();
    }

    /** The network's output z for a sample. */
    float output(TrainingSet samples, int sample) {
        return slices[0].output(samples, sample);
    }

    /** The same network in whole numbers. */
    Net rounded() {
        int[][] columns = new int[words * 64][hidden];
        // An input that was never on has learned nothing: its weights are still random.
        for (int i = 0; i < biasAt; i++)
            if (adam.moved(i)) columns[i / hidden][i % hidden] = clamp(weights[i] * Net.ONE, Net.MOST_IN);
        int[] bias = new int[hidden];
        for (int i = 0; i < hidden; i++) bias[i] = clamp(weights[biasAt + i] * Net.ONE, Net.MOST_IN);
        int[] out = new int[phases * hidden];
        for (int i = 0; i < out.length; i++) out[i] = clamp(weights[outAt + i] * Net.PART, Net.MOST_OUT);
        int[] outBias = new int[phases];
        for (int i = 0; i < phases; i++) outBias[i] = clamp(weights[outBiasAt + i] * Net.DIVISOR, Net.MOST_OUT_BIAS);
        return new Net(words, columns, bias, out, outBias);
    }

    private static int clamp(float value, int most) {
        return Math.max(-most, Math.min(most, Math.round(value)));
    }

    /** One slice of a batch: its gradient, and room to compute it. */
    private final class Slice {
        final float[] gradient = new float[weights.length];
        private final float[] sums = new float[hidden];
        private final float[] slopes = new float[hidden];
        private final int[] on = new int[MOST_INPUTS];
        private int inputs;
        double loss;

        void study(TrainingSet samples, int[] order, int from, int to) {
            Arrays.fill(gradient, 0);
            loss = 0;
            for (int i = from; i < to; i++) study(samples, order[i]);
        }

        private void study(TrainingSet samples, int sample) {
            float z = output(samples, sample);
            float wanted = samples.wanted(sample);
            loss += LogLoss.of(z, wanted);
            float error = LogLoss.slope(z, wanted);
            int phase = samples.phase(sample);
            gradient[outBiasAt + phase] += error;
            int out = outAt + phase * hidden;
            for (int i = 0; i < hidden; i++) {
                float clipped = Math.max(0, Math.min(sums[i], 1));
                gradient[out + i] += error * clipped * clipped;
                // The slope of clip(s)² is 2s between 0 and 1, and 0 elsewhere.
                float inside = sums[i] < 1 ? clipped : 0;
                slopes[i] = 2 * error * weights[out + i] * inside;
            }
            for (int i = 0; i < hidden; i++) gradient[biasAt + i] += slopes[i];
            for (int k = 0; k < inputs; k++) {
                int column = on[k] * hidden;
                for (int i = 0; i < hidden; i++) gradient[column + i] += slopes[i];
            }
        }

        float output(TrainingSet samples, int sample) {
            inputs = samples.on(sample, on);
            System.arraycopy(weights, biasAt, sums, 0, hidden);
            for (int k = 0; k < inputs; k++) {
                int column = on[k] * hidden;
                for (int i = 0; i < hidden; i++) sums[i] += weights[column + i];
            }
            int phase = samples.phase(sample);
            int out = outAt + phase * hidden;
            float z = weights[outBiasAt + phase];
            for (int i = 0; i < hidden; i++) {
                float clipped = Math.max(0, Math.min(sums[i], 1));
                z += clipped * clipped * weights[out + i];
            }
            return z;
        }
    }
}
