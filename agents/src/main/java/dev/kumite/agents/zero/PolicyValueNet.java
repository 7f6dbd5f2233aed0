package dev.kumite.agents.zero;

import dev.kumite.games.core.Rng;
import dev.kumite.games.pattern.MoveRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A network that judges a position and guesses its moves. The inputs that are on add up to a first layer of rectified
 * neurons, which feed a second; from that come the value, tanh(z), and for each move a number, the sum over the move's
 * rows, whose softmax over the legal moves is the guess.
 */
final class PolicyValueNet {
    /** In place of a second row of a move. */
    static final int NO_ROW = -1;

    /** The most inputs that are on at the same time. */
    private static final int MOST_ON = 1024;
    /** About how many inputs are on: the spread of the first weights depends on it. */
    private static final int USUALLY_ON = 32;

    private static final int BITS = 64;

    /** What each input adds to the first layer. */
    final float[][] columns;

    final float[] bias;
    /** What each neuron of the first layer adds to the second. */
    final float[][] layer;

    final float[] layerBias;
    /** What each neuron of the second layer adds to the value. */
    final float[] value;

    final float[] valueBias = new float[1];
    /** What each neuron of the second layer adds to a row of the moves. */
    final float[][] policy;

    final float[] policyBias;
    /** All of the above, one after the other: arrays of their own, since only then are sums over them fast. */
    final List<float[]> parts = new ArrayList<>();

    /** Changes with its weights. */
    String fingerprint() {
        int hash = 1;
        for (float[] part : parts) hash = 31 * hash + Arrays.hashCode(part);
        return Integer.toHexString(hash);
    }

    /**
     * A network of zeros.
     *
     * @param words how many words the inputs fill
     * @param rows how many rows the moves have
     * @param hidden neurons of the first layer
     * @param second neurons of the second
     */
    PolicyValueNet(int words, int rows, int hidden, int second) {
        columns = new float[words * BITS][hidden];
        bias = new float[hidden];
        layer = new float[hidden][second];
        layerBias = new float[second];
        value = new float[second];
        policy = new float[rows][second];
        policyBias = new float[rows];
        parts.addAll(List.of(columns));
        parts.add(bias);
        parts.addAll(List.of(layer));
        parts.addAll(List.of(layerBias, value, valueBias));
        parts.addAll(List.of(policy));
        parts.add(policyBias);
    }

    /** A network of zeros of the same shape. */
    PolicyValueNet blank() {
        return new PolicyValueNet(columns.length / BITS, policy.length, bias.length, value.length);
    }

    PolicyValueNet copy() {
        PolicyValueNet copy = blank();
        for (int i = 0; i < parts.size(); i++)
            System.arraycopy(parts.get(i), 0, copy.parts.get(i), 0, parts.get(i).length);
        return copy;
    }

    /** How many weights there are. */
    int size() {
        return parts.stream().mapToInt(part -> part.length).sum();
    }

    /** Draws the weights of the layers; all moves begin equally likely. */
    void draw(Rng rng) {
        for (float[] column : columns) spread(column, Math.sqrt(6.0 / USUALLY_ON), rng);
        for (float[] row : layer) spread(row, Math.sqrt(6.0 / bias.length), rng);
        spread(value, 0.5 / Math.sqrt(value.length), rng);
    }

    private static void spread(float[] weights, double most, Rng rng) {
        for (int i = 0; i < weights.length; i++) weights[i] = (float) (most * (2 * rng.real() - 1));
    }

    /** to += factor · from. */
    static void add(float[] to, float factor, float[] from) {
        for (int i = 0; i < to.length; i++) to[i] += factor * from[i];
    }

    /** to += from. */
    static void add(float[] to, float[] from) {
        for (int i = 0; i < to.length; i++) to[i] += from[i];
    }

    /** The sum of products, as four sums side by side, since each addition has to wait for the one before. */
    static float dot(float[] x, float[] y) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        int i = 0;
        for (; i + 3 < x.length; i += 4) {
            a += x[i] * y[i];
            b += x[i + 1] * y[i + 1];
            c += x[i + 2] * y[i + 2];
            d += x[i + 3] * y[i + 3];
        }
        for (; i < x.length; i++) a += x[i] * y[i];
        return a + b + c + d;
    }

    /** One thread's way through the network. */
    final class Pass {
        final float[] first = new float[bias.length];
        final float[] second = new float[value.length];
        final int[] on = new int[MOST_ON];
        int inputs;

        /** Sees a position by its inputs. */
        void see(long[] seen) {
            inputs = 0;
            for (int word = 0; word < seen.length; word++)
                for (long left = seen[word]; left != 0; left &= left - 1)
                    on[inputs++] = word << 6 | Long.numberOfTrailingZeros(left);
            System.arraycopy(bias, 0, first, 0, first.length);
            for (int k = 0; k < inputs; k++) add(first, columns[on[k]]);
            System.arraycopy(layerBias, 0, second, 0, second.length);
            for (int i = 0; i < first.length; i++) {
                first[i] = Math.max(0, first[i]);
                if (first[i] > 0) add(second, first[i], layer[i]);
            }
            for (int k = 0; k < second.length; k++) second[k] = Math.max(0, second[k]);
        }

        /** What the position seen is worth to the player to move, as the z of tanh(z). */
        float z() {
            return dot(second, value) + valueBias[0];
        }

        /** The number of a move, whose rows begin at {@code rows[at]}. */
        float logit(int[] rows, int at) {
            float sum = 0;
            for (int i = at; i < at + MoveRows.MOST && rows[i] != NO_ROW; i++)
                sum += dot(second, policy[rows[i]]) + policyBias[rows[i]];
            return sum;
        }
    }

    /** Turns {@code count} numbers into probabilities. */
    static void softmax(float[] numbers, int count) {
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) most = Math.max(most, numbers[i]);
        float sum = 0;
        for (int i = 0; i < count; i++) {
            numbers[i] = (float) StrictMath.exp(numbers[i] - most);
            sum += numbers[i];
        }
        for (int i = 0; i < count; i++) numbers[i] /= sum;
    }
}
