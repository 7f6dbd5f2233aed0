package dev.kumite.agents.net;

import dev.kumite.agents.selfplay.SelfPlayGame;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.pattern.Inputs;
import java.util.Arrays;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Positions as inputs of a network, each with the expected result that the network is to learn. */
final class TrainingSet {
    private final Inputs inputs;
    private final int words;
    private long[] bits = new long[1 << 12];
    private byte[] phases = new byte[1 << 8];
    private float[] wanted = new float[1 << 8];
    private int size;

    TrainingSet(Inputs inputs) {
        this.inputs = inputs;
        words = inputs.words();
    }

    /**
     * The quiet positions of games. What is to be learned is {@code blend} parts of the agent's value and the rest of the
     * game's result; where the oracle knows the exact value, that alone.
     */
    static TrainingSet of(
            Game game, Collection<SelfPlayGame> games, double blend, @Nullable Oracle oracle, Inputs inputs) {
        TrainingSet samples = new TrainingSet(inputs);
        for (SelfPlayGame played : games)
            played.replay(game, (position, value) -> {
                double result = played.resultFor(position.sideToMove());
                samples.add(position, expected(position, value, result, blend, oracle));
            });
        return samples;
    }

    /** What the network is to expect of a position, 0 to 1. */
    static double expected(Position position, double value, double result, double blend, @Nullable Oracle oracle) {
        int exact = oracle == null ? Oracle.UNKNOWN : oracle.value(position);
        if (exact == Oracle.UNKNOWN) return blend * (1 + value) / 2 + (1 - blend) * result;
        return exact == Oracle.WIN ? 1 : exact == Oracle.LOSS ? 0 : 0.5;
    }

    void add(Position position, double expected) {
        if (size == phases.length) grow();
        long[] read = new long[words];
        inputs.read(position, read);
        System.arraycopy(read, 0, bits, size * words, words);
        phases[size] = (byte) inputs.phase(position);
        wanted[size++] = (float) expected;
    }

    private void grow() {
        int room = 2 * size;
        bits = Arrays.copyOf(bits, Math.multiplyExact(room, words));
        phases = Arrays.copyOf(phases, room);
        wanted = Arrays.copyOf(wanted, room);
    }

    int size() {
        return size;
    }

    int words() {
        return words;
    }

    int phases() {
        return inputs.phases();
    }

    /** The inputs of a sample that are on, written as numbers; returns how many. */
    int on(int sample, int[] out) {
        int count = 0;
        for (int word = 0; word < words; word++)
            for (long left = bits[sample * words + word]; left != 0; left &= left - 1)
                out[count++] = word << 6 | Long.numberOfTrailingZeros(left);
        return count;
    }

    int phase(int sample) {
        return phases[sample];
    }

    /** The expected result for the player to move, 0 to 1. */
    float wanted(int sample) {
        return wanted[sample];
    }

    /** The numbers of all samples in an order that the seed decides. */
    int[] order(long seed) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) order[i] = i;
        Rng rng = new Rng(seed);
        for (int i = size - 1; i > 0; i--) {
            int j = rng.below(i + 1);
            int kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
        return order;
    }
}
