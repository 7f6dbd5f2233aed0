package dev.kumite.agents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every searching agent owes its users, whatever its method. */
class SearchingAgentsTest {
    private static final String SMALL_OLETS = "olets(iterations=2k)";
    private static final String SMALL_FLAT = "flatmc(playouts=20)";

    /** The plies to a forced win, or 0: minimax knows. */
    private static int winIn(Game game, Position position, int depth) {
        return Sample.choose("minimax(depth=" + depth + ", eval=material)", game, position)
                .winIn()
                .orElse(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"minimax(depth=1)", "alphabeta(nodes=200)", "flatmc(score=depth)"})
    void takesAWinAtHand(String agent) {
        for (Game game : Sample.smallGames())
            for (Position position : Sample.positions(game, 20, 6, Position::canWin)) {
                Choice choice = Sample.choose(agent, game, position);
                assertThat(position.wins(choice.move()))
                        .as(agent + " " + game.notation().write(position))
                        .isTrue();
                assertThat(choice.value()).isEqualTo(1);
            }
    }

    @ParameterizedTest
    @ValueSource(strings = {"minimax(depth=3)", "alphabeta(depth=3)", "alphabeta(nodes=20k)"})
    @Tag("slow")
    void findsAForcedWinInOneOrTwoMoves(String agent) {
        for (Game game : Sample.smallGames())
            for (Position position : forcedWins(game, 16))
                assertThat(keepsTheWin(agent, game, position))
                        .as(agent + " " + game.notation().write(position))
                        .isTrue();
    }

    /**
     * OLETS leaves a move alone for long when its first look, three plies short of the win, shows a lost piece. So it is
     * held to all wins in one move, and to most of those in two.
     */
    @Test
    @Tag("slow")
    void oletsFindsAWinInOneMoveAlwaysAndInTwoMovesMostly() {
        for (Game game : Sample.smallGames()) {
            int found = 0;
            List<Position> positions = forcedWins(game, 20);
            for (Position position : positions) {
                boolean keeps = keepsTheWin("olets(iterations=10k)", game, position);
                if (position.canWin())
                    assertThat(keeps).as(game.notation().write(position)).isTrue();
                if (keeps) found++;
            }
            assertThat(found).as(game.name()).isGreaterThanOrEqualTo(positions.size() * 3 / 4);
        }
    }

    /** In balanced positions: where every move wins in the end, an agent that knows no distances need not hurry. */
    private static List<Position> forcedWins(Game game, int count) {
        return Sample.positions(game, count, 8, each -> balanced(each) && winIn(game, each, 3) > 0);
    }

    private static boolean keepsTheWin(String agent, Game game, Position position) {
        int move = Sample.choose(agent, game, position).move();
        if (position.wins(move)) return true;
        Position after = position.copy();
        after.make(move);
        return winIn(game, after, 4) < 0;
    }

    private static boolean balanced(Position position) {
        return Math.abs(position.pieces(0) - position.pieces(1)) <= 1;
    }

    private static final List<String> ALL = List.of(
            "random", "greedy", "heuristic", "heuristic(rule=zemlin)", "minimax", "alphabeta", SMALL_FLAT, SMALL_OLETS);

    @Test
    void aFinishedGameHasNoMove() {
        for (Game game : Sample.smallGames())
            for (String agent : ALL) {
                Position over = Sample.positions(game, 1, 4, Position::canWin).get(0);
                int winner = over.sideToMove();
                over.make(Arrays.stream(game.moves(over))
                        .filter(over::wins)
                        .findFirst()
                        .orElseThrow());
                Choice choice = Sample.choose(agent, game, over);
                assertThat(choice.move()).isEqualTo(Choice.NO_MOVE);
                assertThat(choice.value()).as(agent).isEqualTo(winner == over.sideToMove() ? 1 : -1);
                assertThat(choice.rootMoves()).isEmpty();
                assertThat(choice.line()).isEmpty();
            }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "minimax(depth=0)",
                "minimax(nodes=0)",
                "minimax(time=0s)",
                "alphabeta(depth=0)",
                "alphabeta(nodes=0)",
                "alphabeta(nodes=1)",
                "alphabeta(time=0ms)",
                "flatmc(playouts=0)",
                "flatmc(iterations=0)",
                "flatmc(iterations=3)",
                "flatmc(time=0s)",
                "olets(iterations=0)",
                "olets(iterations=1)",
                "olets(time=0s)",
                "olets(memory=1k, iterations=500)"
            })
    void answersALegalMoveWithNextToNoBudget(String agent) {
        for (Game game : Sample.smallGames()) {
            Position position = game.start(3);
            Choice choice = Sample.choose(agent, game, position);
            assertThat(game.moves(position)).contains(choice.move());
            assertThat(choice.rootMoves()).hasSize(position.countMoves());
            assertThat(choice.rootMoves().get(0).move()).isEqualTo(choice.move());
            assertThat(choice.value()).isBetween(-1.0, 1.0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"minimax(depth=60)", "alphabeta(depth=200)", "flatmc(time=1000s)", "olets(time=1000s)"})
    void answersAtOnceWhenStoppedBeforeItBegan(String agent) {
        Game game = Games.parse("onitama");
        Thinking thinking = Thinking.unwatched();
        thinking.stop();
        Choice choice = Sample.agent(agent, game).choose(game.start(1), thinking);
        assertThat(game.moves(game.start(1))).contains(choice.move());
    }

    @ParameterizedTest
    @ValueSource(strings = {"minimax(time=1000s)", "alphabeta(depth=200)", "flatmc(time=1000s)", "olets(time=1000s)"})
    void reportsWhileItThinksAndStopsWithWhatItHas(String agent) {
        Game game = Games.parse("onitama");
        Position position = game.start(1);
        List<Choice> reported = new ArrayList<>();
        Thinking[] thinking = new Thinking[1];
        thinking[0] = Thinking.watchedBy(
                soFar -> {
                    reported.add(soFar);
                    thinking[0].stop();
                },
                0);
        Choice choice = Sample.agent(agent, game).choose(position, thinking[0]);
        assertThat(reported).hasSize(1);
        assertThat(game.moves(position)).contains(reported.get(0).move(), choice.move());
        assertThat(choice.nodes()).isGreaterThanOrEqualTo(reported.get(0).nodes());
        assertThat(position.result()).isEqualTo(Result.ONGOING);
    }

    /** CPU time is never more than the clock's, and a busy machine does not add to it. */
    @ParameterizedTest
    @ValueSource(strings = {"minimax(time=60ms)", "alphabeta(time=60ms)", "flatmc(time=60ms)", "olets(time=60ms)"})
    void keepsToItsTime(String text) {
        Game game = Games.parse("onitama(size=9)");
        Agent agent = Sample.agent(text, game);
        var threads = java.lang.management.ManagementFactory.getThreadMXBean();
        agent.choose(game.start(1), Thinking.unwatched());
        long before = threads.getCurrentThreadCpuTime();
        Choice choice = agent.choose(game.start(2), Thinking.unwatched());
        assertThat(threads.getCurrentThreadCpuTime() - before).isLessThan(1_000_000_000);
        assertThat(choice.nanos()).isGreaterThanOrEqualTo(60_000_000);
    }

    @Test
    void thePositionStaysAsItIs() {
        for (Game game : Sample.smallGames())
            for (String agent : ALL) {
                Position position = Sample.positions(game, 1, 6).get(0);
                String before = game.notation().write(position);
                Sample.choose(agent, game, position);
                assertThat(game.notation().write(position)).isEqualTo(before);
            }
    }
}
