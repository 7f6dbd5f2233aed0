package dev.kumite.agents.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Sample;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Alpha-beta is minimax with less work: the same value and, by the same seed, the same move. */
class AlphaBetaTest {
    private static final int LATE = 8;

    static Stream<Game> smallestBoards() {
        return Sample.smallGames().stream();
    }

    /** All other sizes of the games that have sizes. */
    static Stream<Game> otherSizes() {
        List<Game> games = new ArrayList<>();
        for (int size = 7; size <= 13; size += 2) games.add(Games.parse("onitama(size=" + size + ")"));
        if (Games.all().stream().anyMatch(type -> type.name().equals("katarenga")))
            for (int size = 5; size <= 20; size++) games.add(Games.parse("katarenga(size=" + size + ")"));
        return games.stream();
    }

    @ParameterizedTest
    @MethodSource("smallestBoards")
    @Tag("slow")
    void equalsMinimaxOnTheSmallestBoards(Game game) {
        agree(game, Sample.positions(game, 100, 0), 3);
        agree(game, thinned(game, 1000, 50), 5);
    }

    @ParameterizedTest
    @MethodSource("otherSizes")
    @Tag("slow")
    void equalsMinimaxOnEveryOtherSize(Game game) {
        agree(game, thinned(game, 100, 300), 3);
    }

    /** Positions whose move and reply can be paired in at most so many ways, to keep minimax affordable. */
    private static List<Position> thinned(Game game, int count, int pairs) {
        return Sample.thinned(game, count, LATE, position -> {
            BoardFeatures terrain = (BoardFeatures) position;
            return terrain.mobility(0) * terrain.mobility(1) <= pairs;
        });
    }

    private static void agree(Game game, List<Position> positions, int deepest) {
        List<Evaluation> evaluations = game.evaluations();
        for (int depth = 1; depth <= deepest; depth++) {
            Evaluation evaluation = evaluations.get(Math.min(depth, evaluations.size()) - 1);
            String options = "(depth=" + depth + ", eval=" + evaluation.name() + ")";
            try (Agent plain = Sample.agent("minimax" + options, game);
                    Agent pruned = Sample.agent("alphabeta" + options, game)) {
                for (Position position : positions) {
                    Choice expected = plain.choose(position, Thinking.unwatched());
                    Choice actual = pruned.choose(position, Thinking.unwatched());
                    String where = options + " " + game.notation().write(position);
                    assertThat(actual.score()).as(where).isEqualTo(expected.score());
                    assertThat(actual.winIn()).as(where).isEqualTo(expected.winIn());
                    assertThat(actual.move()).as(where).isEqualTo(expected.move());
                }
            }
        }
    }

    @Test
    void needsUnderThreePercentOfTheNodesAtDepthSix() {
        Game game = Games.parse("onitama");
        long plain = 0;
        long pruned = 0;
        for (Position position : Sample.positions(game, 2, 2)) {
            plain += Sample.choose("minimax(depth=6, eval=nus)", game, position).nodes();
            pruned += Sample.choose("alphabeta(depth=6, eval=nus)", game, position)
                    .nodes();
        }
        assertThat((double) pruned / plain).isLessThan(0.03);
    }

    @Test
    void theMainLineLeadsToTheScore() {
        Game game = Games.parse("onitama");
        Evaluation evaluation = game.evaluation("nus");
        for (String name : List.of("minimax", "alphabeta"))
            for (Position start : Sample.positions(game, 50, 4)) {
                Choice choice = Sample.choose(name + "(depth=4, eval=nus)", game, start);
                assertThat(choice.line().get(0)).isEqualTo(choice.move());
                Position position = start.copy();
                choice.line().forEach(position::make);
                int plies = choice.line().size();
                int side = start.sideToMove() == position.sideToMove() ? 1 : -1;
                int score = plies == 4 && !Scores.proven(choice.score().getAsInt())
                        ? evaluation.score(position)
                        : Scores.over(position, plies);
                assertThat(side * score).isEqualTo(choice.score().getAsInt());
            }
    }
}
