package dev.kumite.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Takeaway;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.agents.tabular.Rule.Exploration;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On a game that value iteration solves, the tables come to its values. */
class ConvergenceTest {
    private static final int STONES = 12;
    private static final double GAMMA = 0.9;
    private static final Game GAME = new Takeaway(STONES);

    /** The value of each heap for the player to move, when both explore so often. */
    private static double[] iterated(double epsilon) {
        double[] values = new double[STONES + 1];
        for (int round = 0; round <= STONES; round++)
            for (int stones = 1; stones <= STONES; stones++) {
                double one = after(values, stones, 1);
                double two = stones > 1 ? after(values, stones, 2) : one;
                values[stones] = (1 - epsilon) * Math.max(one, two) + epsilon * (one + two) / 2;
            }
        return values;
    }

    private static double after(double[] values, int stones, int take) {
        return stones == take ? 1 : -GAMMA * values[stones - take];
    }

    private static TabularLearner trained(Rule rule, int games) {
        TabularLearner learner = new TabularLearner(GAME, rule, TabularType.DEPTH, 1 << 20);
        Student student = learner.student(() -> false);
        Rng rng = new Rng(5);
        for (int i = 0; i < games; i++) student.play(GAME.start(1), rng, null, 0);
        return learner;
    }

    /** In a game without chance Q-learning comes to the very values of best play. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.7})
    void qComesToTheValuesOfBestPlay(double lambda) {
        Rule rule = new Rule(true, 0.1, GAMMA, lambda, 1, new Exploration(0.9, 0.3, 0.8), false, false);
        TabularLearner learner = trained(rule, 40_000);
        double[] exact = iterated(0);
        Position position = GAME.start(1);
        for (int stones = STONES; stones > 0; stones--, position.make(1))
            assertThat(learner.value(position)).as("%d stones", stones).isCloseTo(exact[stones], within(0.001));
        assertPlaysPerfectly(learner);
    }

    /** TD learns what positions are worth when both sides go on exploring as they do. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.7})
    void tdComesToTheValuesOfTheGamesItPlays(double lambda) {
        double epsilon = 0.2;
        Rule rule =
                new Rule(false, 0.01, GAMMA, lambda, 1, new Exploration(epsilon, epsilon, 1), false, false, true, true);
        TabularLearner learner = trained(rule, 40_000);
        double[] exact = iterated(epsilon);
        Position position = GAME.start(1);
        for (int stones = STONES; stones > 0; stones--, position.make(1))
            assertThat(learner.value(position)).as("%d stones", stones).isCloseTo(exact[stones], within(0.08));
        assertPlaysPerfectly(learner);
    }

    /** From a heap that is no multiple of three the player to move wins. */
    private static void assertPlaysPerfectly(TabularLearner learner) {
        Settings plain = new Settings(new Spec("q", java.util.Map.of()), List.of());
        for (int seed = 1; seed <= 30; seed++) {
            Rng rng = new Rng(seed);
            Position position = GAME.start(1);
            position.make(1);
            try (Agent player = learner.player(plain, seed)) {
                while (position.result() == Result.ONGOING)
                    position.make(
                            position.sideToMove() == 1 ? player.pick(position) : 1 + rng.below(position.countMoves()));
            }
            assertThat(position.result()).isEqualTo(Result.WIN_1);
        }
    }
}
