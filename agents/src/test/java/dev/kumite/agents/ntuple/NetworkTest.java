package dev.kumite.agents.ntuple;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Values, steps, and what positions share. */
class NetworkTest {
    /**
     * Two weights, step ½. The first error 0.8 moves each by ½ · 0.8 / 2 = 0.2, in full since it is the first. The
     * second, −0.4, would move each by −0.1: their errors so far add up to 0.8 of 0.8, so again in full. Then they add
     * up to 0.4 of 1.2, so that the third, 0.6, moves each by a third of 0.15 only.
     */
    @Test
    void stepsGetSmallerWhereTheyDisagree() {
        Network network = new Network(new Tuples(Games.parse("onitama").patterns()));
        int readings = network.tuples().readings();
        int[] found = new int[readings];
        Arrays.setAll(found, i -> i);
        double step = 0.5 * readings / 2;
        network.learn(found, 0, 0.8, step);
        assertThat(network.weights()[0]).isCloseTo(0.2f, within(1e-6f));
        network.learn(found, 0, -0.4, step);
        assertThat(network.weights()[0]).isCloseTo(0.1f, within(1e-6f));
        network.learn(found, 0, 0.6, step);
        assertThat(network.weights()[0]).isCloseTo(0.15f, within(1e-6f));
    }

    @Test
    void aPositionIsWorthTheSquashedSumOfItsWeights() {
        Game game = Games.parse("onitama");
        Network network = new Network(new Tuples(game.patterns()));
        Arrays.fill(network.weights(), 0.01f);
        assertThat(network.new Sight().value(game.start(1)))
                .isCloseTo(Math.tanh(0.01 * network.tuples().readings()), within(1e-5));
    }
}
