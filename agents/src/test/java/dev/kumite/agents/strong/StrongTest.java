package dev.kumite.agents.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The strong agent against plain minimax, and how it behaves. */
class StrongTest {

    private static Choice choose(Game game, String agent, Position position) {
        try (Agent strong = Agents.shipped().parse(agent).create(game, 1)) {
            return strong.choose(position, Thinking.unwatched());
        }
    }

    /** Positions from random games, one from each. */
    private static List<Position> positions(Game game, int count) {
        List<Position> positions = new ArrayList<>();
        for (int seed = 1; positions.size() < count; seed++) {
            Rng rng = new Rng(seed);
            Position position = game.start(seed);
            int plies = rng.below(80);
            int[] moves = new int[game.maxMoves()];
            for (int i = 0; i < plies && position.result() == Result.ONGOING; i++)
                position.make(moves[rng.below(position.moves(moves, 0))]);
            if (position.result() == Result.ONGOING) positions.add(position);
        }
        return positions;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "onitama | 150 | 3",
                "onitama(size=7) | 40 | 3",
                "onitama(size=9) | 20 | 2",
                "katarenga(size=4) | 150 | 4",
                "katarenga | 20 | 3",
                "katarenga(rules=published) | 20 | 3",
                "checkers | 150 | 5",
            })
    @Tag("slow")
    void withoutPruningTheScoreIsMinimax(String text, int count, int deepest) {
        Game game = Games.parse(text);
        Evaluation evaluation = game.evaluation("best");
        for (Position position : positions(game, count))
            for (int depth = 1; depth <= deepest; depth++) {
                int expected = PlainSearch.score(game, position, evaluation, depth, 0);
                Choice choice = choose(game, "strong(pruning=off, memory=1k, depth=" + depth + ")", position);
                String where = "depth " + depth + ": " + game.notation().write(position);
                if (Score.isProven(expected))
                    assertThat(choice.winIn()).as(where).hasValue(Score.winIn(expected));
                else assertThat(choice.score()).as(where).hasValue(expected);
            }
    }

    @ParameterizedTest
    @ValueSource(strings = {"margin=0", "late=1", "later=3", "reduction=0", "slope=0.4", "history=16"})
    void eachNumberOfPruningChangesTheSearch(String option) {
        Game game = Games.parse("onitama");
        Position start = game.start(3);
        String defaults = "margin=0.2, late=3, later=9, reduction=1, slope=0.125, history=4";
        long usual =
                choose(game, "strong(depth=8, memory=1m, eval=default)", start).nodes();
        assertThat(choose(game, "strong(depth=8, memory=1m, eval=default, " + defaults + ")", start)
                        .nodes())
                .isEqualTo(usual);
        assertThat(choose(game, "strong(depth=8, memory=1m, eval=default, " + option + ")", start)
                        .nodes())
                .isNotEqualTo(usual);
        String plain = "strong(pruning=off, depth=1, " + option + ")";
        assertThatThrownBy(() -> choose(game, plain, start))
                .isInstanceOf(BadInput.class)
                .hasMessage("'strong', " + option.split("=")[0]
                        + ": has no effect with pruning=off; leave one of them out");
    }

    /** What is shown as a value is one, and what is shown as a bound is never below the value. */
    @ParameterizedTest
    @CsvSource({"strong(pruning=off; memory=1k; lines=2; depth=3; eval=default), 2", "alphabeta(depth=3), 1"})
    void boundsAreMarkedAsBounds(String text, int exact) {
        Game game = Games.parse("onitama");
        int bounds = 0;
        for (Position position : positions(game, 30)) {
            // A win that is found ends the search, perhaps at a smaller depth.
            if (choose(game, "minimax(depth=3)", position).winIn().isPresent()) continue;
            Map<Integer, Double> values = new HashMap<>();
            for (Choice.RootMove root :
                    choose(game, "minimax(depth=3)", position).rootMoves()) values.put(root.move(), root.value());
            List<Choice.RootMove> moves =
                    choose(game, text.replace(';', ','), position).rootMoves();
            for (int i = 0; i < moves.size(); i++) {
                Choice.RootMove root = moves.get(i);
                double value = values.getOrDefault(root.move(), Double.NaN);
                if (i < exact) assertThat(root.atMost()).isFalse();
                if (root.atMost()) assertThat(root.value()).isGreaterThanOrEqualTo(value - 1e-9);
                else assertThat(root.value()).isCloseTo(value, within(1e-9));
                if (root.atMost() && root.value() > value + 1e-9) bounds++;
            }
        }
        assertThat(bounds).as("bounds that are not values").isGreaterThan(50);
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "onitama(size=7)", "katarenga(size=4)", "katarenga(size=5)", "checkers"})
    void aWinInThreePliesIsNeverMissed(String text) {
        Game game = Games.parse(text);
        int found = 0;
        for (Position position : positions(game, 400)) {
            if (!PlainSearch.wins(game, position, 3)) continue;
            found++;
            Choice choice = choose(game, "strong(depth=3, memory=16k)", position);
            assertThat(choice.winIn()).as(game.notation().write(position)).isPresent();
            assertThat(choice.winIn().getAsInt()).isBetween(1, 3);
            position.make(choice.move());
            boolean kept = position.result() == Result.win(1 - position.sideToMove())
                    || Score.isProven(PlainSearch.score(game, position, game.evaluation("material"), 2, 0));
            assertThat(kept).as(game.notation().write(position)).isTrue();
        }
        assertThat(found).isGreaterThan(5);
    }

    @Test
    void aProvenWinIsAnsweredAtOnce() {
        Game game = Games.parse("onitama");
        Position position = game.notation().read("B:BMc4:Ra1,Me5:ox+tiger/crab+eel/cobra");
        Choice choice = choose(game, "strong(time=60s)", position);
        assertThat(choice.winIn()).hasValue(1);
        assertThat(choice.value()).isEqualTo(1);
        assertThat(choice.nodes()).isLessThan(1000);
        assertThat(game.notation().writeMove(position, choice.move())).isEqualTo("ox:c4c5");
    }

    @Test
    void theSameSeedAndNodesGiveTheSameSearch() {
        Game game = Games.parse("onitama");
        Choice first = choose(game, "strong(nodes=20000)", game.start(5));
        Choice again = choose(game, "strong(nodes=20000)", game.start(5));
        assertThat(again.rootMoves()).isEqualTo(first.rootMoves());
        assertThat(again.line()).isEqualTo(first.line());
        assertThat(again.nodes()).isEqualTo(first.nodes());
    }

    /** What it answered is not on the board before it is played: asked again, it does not take it for a repetition. */
    @Test
    void theSameQuestionHasAboutTheSameAnswer() {
        Game game = Games.parse("checkers");
        int judged = 0;
        for (Position position : positions(game, 400)) {
            if (position.countMoves() != 1) continue;
            try (Agent agent = Agents.shipped().parse("strong(depth=6)").create(game, 1)) {
                double first = agent.choose(position, Thinking.unwatched()).value();
                double again = agent.choose(position, Thinking.unwatched()).value();
                if (Math.abs(first) < 0.3) continue;
                assertThat(again * Math.signum(first)).isGreaterThan(0.15);
                judged++;
            }
        }
        assertThat(judged).isGreaterThan(5);
    }

    @Test
    void theMainLineCanBePlayed() {
        Game game = Games.parse("onitama(size=7)");
        Position position = game.start(3);
        Choice choice = choose(game, "strong(depth=6)", position);
        assertThat(choice.line()).hasSizeGreaterThan(3).startsWith(choice.move());
        for (int move : choice.line()) {
            assertThat(game.moves(position)).contains(move);
            position.make(move);
        }
    }

    @Test
    void linesGiveTheBestMovesInOrder() {
        Game game = Games.parse("onitama");
        for (Position position : positions(game, 20)) {
            Choice choice = choose(game, "strong(depth=4, lines=3, pruning=off)", position);
            for (int i = 1; i < Math.min(3, choice.rootMoves().size()); i++)
                assertThat(choice.rootMoves().get(i).value())
                        .isLessThanOrEqualTo(choice.rootMoves().get(i - 1).value());
        }
    }

    @Test
    void eachOfTheLinesIsWrittenOut() {
        Game game = Games.parse("onitama(size=7)");
        Position position = game.start(3);
        Choice choice = choose(game, "strong(depth=6, lines=3)", position);
        assertThat(choice.rootMoves().get(0).line()).isEqualTo(choice.line());
        for (int i = 0; i < choice.rootMoves().size(); i++) {
            Choice.RootMove root = choice.rootMoves().get(i);
            assertThat(root.line()).startsWith(root.move()).size().matches(i < 3 ? n -> n > 3 : n -> n == 1);
            Position at = position.copy();
            for (int move : root.line()) {
                assertThat(game.moves(at)).contains(move);
                at.make(move);
            }
        }
    }

    @Test
    void aFinishedGameHasNoMoveAndItsResultAsValue() {
        Game game = Games.parse("onitama");
        Choice choice = choose(game, "strong", game.notation().read("R:BMc5:RMa5:ox+boar/horse+elephant/crab"));
        assertThat(choice.move()).isEqualTo(Choice.NO_MOVE);
        assertThat(choice.value()).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"strong(time=0s)", "strong(nodes=0)", "strong(depth=0)"})
    void aBudgetOfZeroStillAnswersALegalMove(String agent) {
        Game game = Games.parse("onitama");
        Position position = game.start(1);
        assertThat(game.moves(position)).contains(choose(game, agent, position).move());
    }

    @Test
    void aStoppedSearchAnswersWithWhatItHas() {
        Game game = Games.parse("onitama");
        Position position = game.start(1);
        Agent strong = Agents.shipped().parse("strong(depth=60)").create(game, 1);
        Thinking[] thinking = new Thinking[1];
        thinking[0] = Thinking.watchedBy(
                soFar -> {
                    if (soFar.depth() >= 3) thinking[0].stop();
                },
                0);
        Choice choice = strong.choose(position, thinking[0]);
        assertThat(game.moves(position)).contains(choice.move());
        assertThat(choice.depth()).isBetween(3, 59);
    }

    @Test
    void severalThreadsAgreeOnAForcedWin() {
        Game game = Games.parse("onitama");
        Position position = game.notation().read("B:BMc4:Ra1,Me5:ox+tiger/crab+eel/cobra");
        assertThat(choose(game, "strong(threads=3, depth=6)", position).winIn()).hasValue(1);
        assertThat(choose(game, "strong(threads=2, nodes=20000)", game.start(1)).depth())
                .isPositive();
    }

    @Test
    void aWonGameIsWonWithoutGoingInCircles() {
        Game game = Games.parse("onitama");
        for (int seed = 1; seed <= 6; seed++) {
            Position position = game.start(seed);
            try (Agent strong = Agents.shipped().parse("strong(nodes=3000)").create(game, seed)) {
                Rng rng = new Rng(seed);
                int me = seed % 2;
                for (int ply = 0; ply < 120 && position.result() == Result.ONGOING; ply++) {
                    int[] moves = game.moves(position);
                    position.make(
                            position.sideToMove() == me
                                    ? strong.choose(position, Thinking.unwatched())
                                            .move()
                                    : moves[rng.below(moves.length)]);
                }
                assertThat(position.result()).isEqualTo(Result.win(me));
            }
        }
    }
}
