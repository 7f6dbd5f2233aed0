package dev.kumite.agents.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Sample;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.evaluation.Schulz;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The papers' definitions, as tables. Ox: one step up, down or right; boar: one step up, left or right. */
class BaselineTest {
    private static final int SEEDS = 120;
    private static final int FEW_SEEDS = 5;
    private static final Game ONITAMA = Games.parse("onitama");

    /** The moves that an agent plays with one seed or another. */
    private static Set<String> played(String agent, String text) {
        Position position = ONITAMA.notation().read(text);
        Set<String> moves = new TreeSet<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            Choice choice = Agents.shipped().parse(agent).create(ONITAMA, seed).choose(position, Thinking.unwatched());
            moves.add(ONITAMA.notation().writeMove(position, choice.move()));
        }
        return moves;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A win at hand, though there are captures.
                "greedy | B:BMc4,a1:RMe5,b1:boar+ox/tiger+crab/eel | boar:c4c5 ox:c4c5",
                // No win: a capture.
                "greedy | B:BMc1,a1:RMe5,b1:boar+ox/tiger+crab/eel | boar:a1b1 boar:c1b1 ox:a1b1",
                // Neither: any move.
                "greedy | B:BMa1:RMe5:boar+ox/tiger+crab/eel | boar:a1a2 boar:a1b1 ox:a1a2 ox:a1b1",
                "random | B:BMa1:RMe5,b1:boar+ox/tiger+crab/eel | boar:a1a2 boar:a1b1 ox:a1a2 ox:a1b1"
            })
    void randomAndGreedy(String agent, String position, String moves) {
        assertThat(played(agent, position)).containsExactlyInAnyOrder(moves.split(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A capture sideways is worth 2, a step forward 1.
                "first | B:BMc1,a1:RMe5,b1:boar+ox/tiger+crab/eel | boar:a1b1 boar:c1b1 ox:a1b1",
                // A capture forward is worth 3.
                "first | B:BMc1,a1:RMe5,b1,a2:boar+ox/tiger+crab/eel | boar:a1a2 ox:a1a2",
                // No capture: forward, for Red downwards.
                "first | B:BMa1:RMe5:boar+ox/tiger+crab/eel | boar:a1a2 ox:a1a2",
                "first | R:BMa1:RMe5:tiger+crab/boar+ox/eel | boar:e5e4 ox:e5e4",
                // Wins at hand are taken, or not looked for: the temple is then but a step forward.
                "first | B:BMc4,a1:RMe5,b1:boar+ox/tiger+crab/eel | boar:c4c5 ox:c4c5",
                "never | B:BMc4,a1:RMe5,b1:boar+ox/tiger+crab/eel | boar:a1b1 ox:a1b1"
            })
    void zemlin(String win, String position, String moves) {
        assertThat(played("heuristic(rule=zemlin, win=" + win + ")", position))
                .containsExactlyInAnyOrder(moves.split(" "));
    }

    private static final Map<String, Schulz> RULES = Map.of(
            "heuristic",
            Schulz.TEXT,
            "heuristic(squares=signed)",
            Schulz.SIGNED,
            "heuristic(mobility=own)",
            Schulz.TEXT_OWN,
            "schulz-heuristic",
            Schulz.PROGRAM);

    @Test
    @Tag("slow")
    void schulzWinsElseAvoidsLosingElseTakesTheBestPosition() {
        for (Game game : Sample.smallGames())
            for (Position position : Sample.positions(game, 60, 5))
                for (Map.Entry<String, Schulz> each : RULES.entrySet()) {
                    String agent = each.getKey();
                    Set<Integer> chosen = new TreeSet<>();
                    for (long seed = 0; seed < FEW_SEEDS; seed++)
                        chosen.add(Agents.shipped()
                                .parse(agent)
                                .create(game, seed)
                                .choose(position, Thinking.unwatched())
                                .move());
                    assertThat(chosen)
                            .as(agent + " " + game.notation().write(position))
                            .isSubsetOf(best(game, position, each.getValue()));
                }
    }

    private static Set<Integer> best(Game game, Position position, Schulz squares) {
        int[] moves = game.moves(position);
        double highest = Arrays.stream(moves)
                .mapToDouble(move -> worth(position, move, squares))
                .max()
                .orElseThrow();
        return Arrays.stream(moves)
                .filter(move -> worth(position, move, squares) == highest)
                .boxed()
                .collect(Collectors.toSet());
    }

    /** Algorithm 4.1 word for word, winning moves first. */
    private static double worth(Position position, int move, Schulz squares) {
        int side = position.sideToMove();
        BoardFeatures after = (BoardFeatures) position.copy();
        after.make(move);
        if (after.result() == Result.win(side)) return Double.POSITIVE_INFINITY;
        if (after.result() == Result.win(1 - side) || after.canWin()) return Double.NEGATIVE_INFINITY;
        return squares.judge(after, side);
    }

    @Test
    void theChoiceShowsTheRulesRanking() {
        Position position = ONITAMA.notation().read("B:BMc1,a1:RMe5,b1,a2:boar+ox/tiger+crab/eel");
        Choice choice = Sample.choose("heuristic(rule=zemlin)", ONITAMA, position);
        assertThat(choice.score()).hasValue(3);
        assertThat(choice.rootMoves()).hasSize(position.countMoves());
        assertThat(choice.rootMoves().get(0).move()).isEqualTo(choice.move());
        Position win = ONITAMA.notation().read("B:BMc4,a1:RMe5,b1:boar+ox/tiger+crab/eel");
        for (String agent : new String[] {"greedy", "heuristic"})
            assertThat(Sample.choose(agent, ONITAMA, win).value()).isEqualTo(1);
        assertThat(Sample.choose("heuristic", ONITAMA, win).winIn()).hasValue(1);
    }
}
