package dev.kumite.agents.net;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Inputs;

/**
 * The sums of the hidden layer for the last positions seen, one for each side to move, since both see the board from
 * their own side. From one position to the next only the inputs that changed are added and taken away. For one thread.
 */
final class Accumulator {
    private static final int CACHED = 1 << 15;
    private static final int SCORE_BITS = 16;

    private final Packed net;
    private final Inputs inputs;
    private final long[] now;
    private final long[][] seen = new long[2][];
    private final long[][] sums = new long[2][];
    /** The last positions scored: the upper bits of a position's key, and its score in the lower ones. */
    private final long[] scored = new long[CACHED];

    Accumulator(Packed net, Inputs inputs) {
        this.net = net;
        this.inputs = inputs;
        now = new long[inputs.words()];
        for (int side = 0; side < 2; side++) {
            seen[side] = new long[inputs.words()];
            sums[side] = net.bias.clone();
        }
    }

    int score(Position position) {
        long key = position.key();
        int slot = (int) key & CACHED - 1;
        if ((scored[slot] ^ key) >>> SCORE_BITS == 0) return (short) scored[slot];
        int side = position.sideToMove();
        inputs.read(position, now);
        update(seen[side], sums[side]);
        int score = net.score(sums[side], inputs.phase(position));
        score = Math.max(1 - Evaluation.LIMIT, Math.min(Evaluation.LIMIT - 1, score));
        scored[slot] = key & -1L << SCORE_BITS | score & 0xFFFF;
        return score;
    }

    private void update(long[] before, long[] sum) {
        for (int word = 0; word < now.length; word++) {
            long off = before[word] & ~now[word];
            long on = now[word] & ~before[word];
            before[word] = now[word];
            // Most changes are a piece that went from one square to another: both in one pass.
            for (; off != 0 && on != 0; off &= off - 1, on &= on - 1) net.move(sum, input(word, off), input(word, on));
            for (; on != 0; on &= on - 1) net.add(sum, input(word, on));
            for (; off != 0; off &= off - 1) net.subtract(sum, input(word, off));
        }
    }

    private static int input(int word, long bits) {
        return word << 6 | Long.numberOfTrailingZeros(bits);
    }

    /**
     * The weights of a network with four neurons to a word. A word of sums is their sum, each shifted to its 16 bits and
     * with half the range of 16 bits added, so that it is never negative: words can be added and subtracted as they are.
     */
    static final class Packed {
        private static final int LANES = 4;
        private static final int LANE_BITS = 16;
        private static final int HALF = 1 << LANE_BITS - 1;
        private static final int MASK = (1 << LANE_BITS) - 1;

        /** What a neuron gives, by its lane: its sum clipped and squared. */
        private static final char[] SQUARES = squares();

        private final long[][] columns;
        private final long[] bias;
        private final int[][] out;
        private final int[] outBias;

        Packed(Net net) {
            columns = new long[net.columns.length][];
            for (int i = 0; i < columns.length; i++) columns[i] = pack(net.columns[i], 0);
            bias = pack(net.bias, HALF);
            out = new int[net.phases][LANES * bias.length];
            for (int phase = 0; phase < net.phases; phase++)
                System.arraycopy(net.out, phase * net.hidden, out[phase], 0, net.hidden);
            outBias = net.outBias;
        }

        private static char[] squares() {
            char[] squares = new char[1 << LANE_BITS];
            for (int lane = 0; lane < squares.length; lane++) {
                int clipped = Net.clip(lane - HALF);
                squares[lane] = (char) (clipped * clipped);
            }
            return squares;
        }

        private static long[] pack(int[] values, int offset) {
            long[] packed = new long[(values.length + LANES - 1) / LANES];
            for (int i = 0; i < LANES * packed.length; i++) {
                long value = (long) offset + (i < values.length ? values[i] : 0);
                packed[i / LANES] += value << LANE_BITS * (i % LANES);
            }
            return packed;
        }

        private void add(long[] sum, int input) {
            long[] column = columns[input];
            for (int i = 0; i < sum.length; i++) sum[i] += column[i];
        }

        private void subtract(long[] sum, int input) {
            long[] column = columns[input];
            for (int i = 0; i < sum.length; i++) sum[i] -= column[i];
        }

        private void move(long[] sum, int from, int to) {
            long[] off = columns[from];
            long[] on = columns[to];
            for (int i = 0; i < sum.length; i++) sum[i] += on[i] - off[i];
        }

        private int score(long[] sums, int phase) {
            int[] weights = out[phase];
            int sum = outBias[phase];
            for (int i = 0; i < sums.length; i++) {
                long lanes = sums[i];
                int at = LANES * i;
                sum += SQUARES[(int) lanes & MASK] * weights[at]
                        + SQUARES[(int) (lanes >>> LANE_BITS) & MASK] * weights[at + 1]
                        + SQUARES[(int) (lanes >>> 2 * LANE_BITS) & MASK] * weights[at + 2]
                        + SQUARES[(int) (lanes >>> 3 * LANE_BITS)] * weights[at + 3];
            }
            return Net.toScore(sum);
        }
    }
}
