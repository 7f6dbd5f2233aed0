package dev.kumite.agents.ntuple;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.ntuple.NTupleLearner.Method;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Rng;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Learning from games: by hand for a chain of three positions, and for real. */
class TrainingGamesTest {
    private static final Offset<Double> EXACT = within(1e-12);

    /** The last position is won: 1. Before it ½ · (−0.5) − ½ · 1, and before that ½ · 0.2 + ½ · 0.75. */
    @Test
    void returnsAreWorkedOutFromTheEnd() {
        double[] returns = new double[3];
        TrainingGames.returns(new double[] {0.2, -0.5, 1}, new boolean[3], 3, 0.5, returns);
        assertThat(returns).containsExactly(new double[] {0.475, -0.75, 1}, EXACT);
    }

    /** The second move was a random one: what came of it does not count, only its best move does. */
    @Test
    void aRandomMoveCutsTheReturn() {
        double[] returns = new double[3];
        TrainingGames.returns(new double[] {0.2, -0.5, 1}, new boolean[] {false, true, false}, 3, 0.5, returns);
        assertThat(returns).containsExactly(new double[] {0.35, -0.5, 1}, EXACT);
    }

    private static Network trained(Game game, int games, int depth, long seed) {
        Network network = new Network(new Tuples(game.patterns()));
        TrainingGames training = new TrainingGames(game, network, new Method(1, 0.7, 0.1, depth), () -> false);
        Rng rng = new Rng(seed);
        for (int i = 0; i < games; i++) training.play(game.start(rng.next()), rng, null, 0);
        return network;
    }

    /** The positions of a game share nearly all their weights; the start must not pay for the end over and over. */
    @Test
    void aLongGameSaysLittleAboutItsBeginning() {
        Game game = Games.parse("katarenga");
        int learned = 0;
        for (int seed = 0; seed < 20; seed++) {
            Network network = new Network(new Tuples(game.patterns()));
            TrainingGames training = new TrainingGames(game, network, new Method(1, 0.7, 0, 1), () -> false);
            training.play(game.start(seed), new Rng(seed), null, 0);
            assertThat(network.new Sight().value(game.start(seed))).isBetween(-0.1, 0.1);
            if (network.learned() > 0) learned++;
        }
        assertThat(learned).isGreaterThan(5);
    }

    @Test
    void theSameSeedGivesTheSameWeights() {
        Game game = Games.parse("katarenga(size=5)");
        float[] weights = trained(game, 200, 1, 7).weights();
        assertThat(trained(game, 200, 1, 7).weights()).isEqualTo(weights);
        assertThat(trained(game, 200, 1, 8).weights()).isNotEqualTo(weights);
    }
}
