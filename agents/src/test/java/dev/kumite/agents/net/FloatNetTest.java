package dev.kumite.agents.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.gradient.LogLoss;
import dev.kumite.base.Crew;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.pattern.Inputs;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The network that learns: its gradients, its rounding, and what it learns where the best possible loss is known. */
class FloatNetTest {
    private static final Position ANY = Games.parse("checkers").start(1);

    /** Inputs that a test chooses itself, whatever the position. */
    private static final class Chosen implements Inputs {
        private final int phases;
        private long bits;
        private int phase;

        Chosen(int phases) {
            this.phases = phases;
        }

        void set(long newBits, int newPhase) {
            bits = newBits;
            phase = newPhase;
        }

        @Override
        public String name() {
            return "chosen";
        }

        @Override
        public int words() {
            return 1;
        }

        @Override
        public void read(Position position, long[] words) {
            words[0] = bits;
        }

        @Override
        public int phases() {
            return phases;
        }

        @Override
        public int phase(Position position) {
            return phase;
        }
    }

    private static TrainingSet random(int count, long seed) {
        Chosen inputs = new Chosen(3);
        TrainingSet samples = new TrainingSet(inputs);
        Rng rng = new Rng(seed);
        for (int i = 0; i < count; i++) {
            long bits = rng.next();
            for (int k = 0; k < 2; k++) bits &= rng.next();
            inputs.set(bits, rng.below(3));
            samples.add(ANY, rng.real());
        }
        return samples;
    }

    private static double loss(FloatNet net, TrainingSet samples) {
        double loss = 0;
        for (int i = 0; i < samples.size(); i++) loss += LogLoss.of(net.output(samples, i), samples.wanted(i));
        return loss;
    }

    @Test
    void theGradientIsTheSlopeOfTheLoss() {
        TrainingSet samples = random(40, 5);
        FloatNet net = new FloatNet(1, 8, 3, 1);
        float[] gradient =
                net.gradient(samples, IntStream.range(0, samples.size()).toArray());
        float step = 1e-2f;
        for (int i = 0; i < net.weights.length; i++) {
            float kept = net.weights[i];
            net.weights[i] = kept + step;
            double above = loss(net, samples);
            net.weights[i] = kept - step;
            double below = loss(net, samples);
            net.weights[i] = kept;
            assertThat((double) gradient[i]).as("weight %d", i).isCloseTo((above - below) / (2 * step), within(0.02));
        }
    }

    /** A man is worth about 100. */
    @Test
    void roundingCostsLessThanATwelfthOfAMan() {
        TrainingSet samples = random(2000, 6);
        FloatNet net = new FloatNet(1, 32, 3, 2);
        train(net, samples, 20);
        Net rounded = net.rounded();
        long[] bits = new long[1];
        int[] on = new int[64];
        for (int i = 0; i < samples.size(); i++) {
            bits[0] = 0;
            for (int k = samples.on(i, on); k > 0; k--) bits[0] |= 1L << on[k - 1];
            double exact = Net.SCALE * net.output(samples, i);
            assertThat((double) rounded.score(bits, samples.phase(i))).isCloseTo(exact, within(8.0));
        }
    }

    @Test
    void theSumOfASaturatedNetworkStaysAnInt() {
        FloatNet net = new FloatNet(1, Net.MOST_HIDDEN, 1, 1);
        int output = Net.MOST_HIDDEN + 1;
        Arrays.fill(net.weights, 1e6f);
        assertThat(net.rounded().score(new long[1], 0)).isPositive();
        Arrays.fill(net.weights, net.weights.length - output, net.weights.length, -1e6f);
        assertThat(net.rounded().score(new long[1], 0)).isNegative();
    }

    @Test
    void learningKeepsTheOutputWithinWhatCanBeRounded() {
        TrainingSet samples = random(10, 5);
        FloatNet net = new FloatNet(1, 8, 3, 1);
        Arrays.fill(net.weights, 100);
        train(net, samples, 1);
        float bias = net.weights[net.weights.length - 1];
        assertThat(bias * Net.DIVISOR).isCloseTo(Net.MOST_OUT_BIAS, within(1f));
        assertThat(net.rounded().outBias[2]).isLessThanOrEqualTo(Net.MOST_OUT_BIAS);
    }

    /** Whether an odd number of three inputs is on, which no weighted sum can tell; right nine times in ten. */
    @Test
    @Tag("slow")
    void itLearnsWhatNoSumCanAsWellAsCanBe() {
        Chosen inputs = new Chosen(1);
        TrainingSet samples = new TrainingSet(inputs);
        for (int i = 0; i < 8192; i++) {
            inputs.set(i & 63, 0);
            samples.add(ANY, Integer.bitCount(i & 7) % 2 == 1 ? 0.9 : 0.1);
        }
        FloatNet net = new FloatNet(1, 32, 1, 3);
        train(net, samples, 300);
        double best = -0.9 * Math.log(0.9) - 0.1 * Math.log(0.1);
        try (Crew crew = new Crew(1, "test")) {
            assertThat(net.loss(samples, crew)).isBetween(best - 1e-6, best + 0.005);
        }
    }

    @Test
    void aNumberOfWorkersChangesNothing() {
        TrainingSet samples = random(3000, 8);
        FloatNet one = new FloatNet(1, 16, 3, 4);
        FloatNet three = new FloatNet(1, 16, 3, 4);
        int[] order = samples.order(1);
        try (Crew alone = new Crew(1, "test");
                Crew crew = new Crew(3, "test")) {
            for (int i = 0; i < 5; i++) {
                one.learn(samples, order, 0, order.length, 1e-2f, alone);
                three.learn(samples, order, 0, order.length, 1e-2f, crew);
            }
        }
        assertThat(three.weights).isEqualTo(one.weights);
        assertThat(three.rounded()).isEqualTo(one.rounded());
    }

    private static void train(FloatNet net, TrainingSet samples, int epochs) {
        try (Crew crew = new Crew(1, "test")) {
            for (int epoch = 0; epoch < epochs; epoch++) {
                int[] order = samples.order(epoch);
                for (int from = 0; from < order.length; from += 512)
                    net.learn(samples, order, from, Math.min(from + 512, order.length), 1e-2f, crew);
            }
        }
    }
}
