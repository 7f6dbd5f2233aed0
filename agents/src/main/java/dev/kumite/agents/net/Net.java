package dev.kumite.agents.net;

import java.util.Arrays;

/**
 * A network of one hidden layer in whole numbers, as a search uses it: the sum of a column of weights for every input
 * that is on, clipped to 0 … {@link #ONE} and squared, weighed once more by the weights of the phase. Immutable.
 *
 * <p>Weights of the first layer are in units of 1/{@link #ONE} and at most {@link #MOST_IN}, so that no sum of up to 255
 * inputs leaves 16 bits; those of the second are in units of 1/{@link #PART} and at most {@link #MOST_OUT}, its
 * biases at most {@link #MOST_OUT_BIAS}, so that no sum of up to {@link #MOST_HIDDEN} neurons leaves an {@code int}.
 */
final class Net {
    static final int ONE = 181;
    static final int PART = 64;
    static final int MOST_IN = 127;
    static final int MOST_OUT = 511;
    static final int MOST_HIDDEN = 128;
    /** What all neurons together leave of an {@code int}: about 2.2, where 1 is already three quarters of a win. */
    static final int MOST_OUT_BIAS = Integer.MAX_VALUE - ONE * ONE * MOST_OUT * MOST_HIDDEN;
    /** A value of tanh(1), about three quarters of a win, as a score. */
    static final int SCALE = 200;

    /** One in the unit of the sum. */
    static final int DIVISOR = ONE * ONE * PART;

    final int words;
    final int hidden;
    final int phases;
    /** The column of each input. */
    final int[][] columns;

    final int[] bias;
    /** The output weights of the phases one after the other. */
    final int[] out;

    /** In the unit of the sum. */
    final int[] outBias;

    Net(int words, int[][] columns, int[] bias, int[] out, int[] outBias) {
        this.words = words;
        this.columns = columns;
        this.bias = bias;
        this.out = out;
        this.outBias = outBias;
        hidden = bias.length;
        phases = outBias.length;
    }

    /** The score of these inputs, computed from scratch; the plain form of {@link Accumulator}. */
    int score(long[] inputs, int phase) {
        int[] sums = bias.clone();
        for (int word = 0; word < words; word++)
            for (long left = inputs[word]; left != 0; left &= left - 1) {
                int[] column = columns[word << 6 | Long.numberOfTrailingZeros(left)];
                for (int i = 0; i < hidden; i++) sums[i] += column[i];
            }
        int sum = outBias[phase];
        for (int i = 0; i < hidden; i++) {
            int clipped = clip(sums[i]);
            sum += clipped * clipped * out[phase * hidden + i];
        }
        return toScore(sum);
    }

    static int clip(int sum) {
        return Math.max(0, Math.min(sum, ONE));
    }

    static int toScore(int sum) {
        return (int) ((long) sum * SCALE / DIVISOR);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Net other
                && words == other.words
                && Arrays.deepEquals(columns, other.columns)
                && Arrays.equals(bias, other.bias)
                && Arrays.equals(out, other.out)
                && Arrays.equals(outBias, other.outBias);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(new Object[] {columns, bias, out, outBias});
    }
}
