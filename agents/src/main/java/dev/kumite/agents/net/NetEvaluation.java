package dev.kumite.agents.net;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Inputs;
import java.util.function.Supplier;

/** A trained network as an evaluation. */
final class NetEvaluation implements Evaluation {
    private final Net net;
    private final Inputs inputs;
    private final Supplier<Accumulator> accumulator;

    private NetEvaluation(Net net, Inputs inputs, Supplier<Accumulator> accumulator) {
        this.net = net;
        this.inputs = inputs;
        this.accumulator = accumulator;
    }

    /** For any number of threads, each with an accumulator of its own. */
    static NetEvaluation shared(Net net, Inputs inputs) {
        return new NetEvaluation(net, inputs, ThreadLocal.withInitial(() -> new Accumulator(net, inputs))::get);
    }

    @Override
    public String name() {
        return "net";
    }

    @Override
    public String help() {
        return "a small network, trained on self-play; 200 is a clear advantage";
    }

    @Override
    public int score(Position position) {
        return accumulator.get().score(position);
    }

    @Override
    public Evaluation forOneThread() {
        Accumulator own = new Accumulator(net, inputs);
        return new NetEvaluation(net, inputs, () -> own);
    }

    @Override
    public double scale() {
        return Net.SCALE;
    }

    /**
     * The sums of the hidden layer for the last positions seen, one for each side to move, since both see the board from
     * their own side. From one position to the next only the inputs that changed are added and taken away.
     */
    static final class Accumulator {
        private final Net net;
        private final Inputs inputs;
        private final long[] now;
        private final long[][] seen = new long[2][];
        private final int[][] sums = new int[2][];
        private final int[] off = new int[64];
        private final int[] on = new int[64];

        Accumulator(Net net, Inputs inputs) {
            this.net = net;
            this.inputs = inputs;
            now = new long[net.words];
            for (int side = 0; side < 2; side++) {
                seen[side] = new long[net.words];
                sums[side] = net.bias.clone();
            }
        }

        int score(Position position) {
            int side = position.sideToMove();
            inputs.read(position, now);
            update(seen[side], sums[side]);
            int score = net.score(sums[side], inputs.phase(position));
            return Math.max(1 - Evaluation.LIMIT, Math.min(Evaluation.LIMIT - 1, score));
        }

        private void update(long[] before, int[] sum) {
            int gone = 0;
            int come = 0;
            for (int word = 0; word < now.length; word++) {
                long changed = before[word] ^ now[word];
                if (changed == 0) continue;
                if (gone + come + Long.bitCount(changed) > off.length) {
                    net.sum(now, sum);
                    System.arraycopy(now, 0, before, 0, now.length);
                    return;
                }
                for (; changed != 0; changed &= changed - 1) {
                    int bit = Long.numberOfTrailingZeros(changed);
                    int column = (word << 6 | bit) * net.hidden;
                    if ((now[word] >>> bit & 1) != 0) on[come++] = column;
                    else off[gone++] = column;
                }
            }
            int both = Math.min(gone, come);
            for (int i = 0; i < both; i++) net.move(sum, off[i], on[i]);
            for (int i = both; i < come; i++) net.add(sum, on[i]);
            for (int i = both; i < gone; i++) net.subtract(sum, off[i]);
            System.arraycopy(now, 0, before, 0, now.length);
        }
    }
}
