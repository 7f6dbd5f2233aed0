package dev.kumite.agents.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Sample;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MinimaxTest {
    private final Game game = Games.parse("onitama(deal=ox+boar/horse+elephant/crab)");

    /** Perft's 10, 130 and 1989 leaves; no game ends that soon from this start. */
    @Test
    void visitsEveryPositionOnceAndCountsItAsANode() {
        Choice choice = Sample.choose("minimax(depth=3)", game, game.start(1));
        assertThat(choice.nodes()).isEqualTo(10 + 130 + 1989);
        assertThat(choice.depth()).isEqualTo(3);
        assertThat(choice.rootMoves()).hasSize(10);
    }

    @Test
    void aDepthIsSearchedAtOnceAndANodeBudgetStepByStep() {
        Choice choice = Sample.choose("minimax(nodes=1k)", game, game.start(1));
        assertThat(choice.depth()).isEqualTo(2);
        assertThat(choice.nodes()).isEqualTo(1000);
        assertThat(Sample.choose("minimax(nodes=2269)", game, game.start(1)).depth())
                .as("10 nodes for depth 1, 140 for depth 2, 2129 for depth 3")
                .isEqualTo(2);
        assertThat(Sample.choose("minimax(nodes=2279)", game, game.start(1)).depth())
                .isEqualTo(3);
    }

    /** The oracle's own oracle: a few lines of recursion without any of the searches' machinery. */
    @Test
    void findsWhatPlainRecursionFinds() {
        for (Game small : Sample.smallGames())
            for (Position position : Sample.positions(small, 30, 10))
                for (int depth = 1; depth <= 3; depth++)
                    assertThat(Sample.choose("minimax(depth=" + depth + ", eval=material)", small, position)
                                    .score()
                                    .getAsInt())
                            .isEqualTo(recursion(small, position, depth, 0));
    }

    private static int recursion(Game game, Position position, int depth, int ply) {
        if (position.result() != Result.ONGOING) return Scores.over(position, ply);
        if (depth == 0) return game.evaluation("material").score(position);
        int best = -Scores.INFINITE;
        for (int move : game.moves(position)) {
            position.make(move);
            best = Math.max(best, -recursion(game, position, depth - 1, ply + 1));
            position.unmake();
        }
        return best;
    }

    @Test
    void aSoonerWinIsBetterThanALaterOneAndALaterLossThanASoonerOne() {
        assertThat(Scores.winIn(Scores.WIN - 3)).hasValue(3);
        assertThat(Scores.winIn(4 - Scores.WIN)).hasValue(-4);
        assertThat(Scores.winIn(15_000)).isEmpty();
    }

    @Test
    void theSeedDecidesAmongEqualMoves() {
        for (String agent : List.of("minimax(depth=1, eval=material)", "alphabeta(depth=1, eval=material)")) {
            Set<Integer> chosen = new HashSet<>();
            for (long seed = 0; seed < 200; seed++)
                chosen.add(dev.kumite.agents.Agents.shipped()
                        .parse(agent)
                        .create(game, seed)
                        .choose(game.start(1), dev.kumite.agents.Thinking.unwatched())
                        .move());
            assertThat(chosen).as("none of the ten first moves captures").hasSize(10);
        }
    }
}
