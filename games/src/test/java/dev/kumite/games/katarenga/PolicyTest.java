package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the greedy policy does where winning, capturing and taking off meet; by both boards, in and out of a playout. */
class PolicyTest {
    private static final int DRAWS = 4000;
    private static final List<Game> GAMES = List.of(
            Games.parse("katarenga(size=4)"),
            new KatarengaGame(
                    Spec.parse("katarenga(size=4)"), 4, seed -> Layout.draw(4, seed, null, null), LargePosition::new));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a second point and the capture of the last pawn both win | W:Wa4,c2:Bc3    | 1-0 | a4off c2c3",
                "a win comes before a capture                             | W:Wa4,c2:Bc3,d1 | 1-0 | a4off",
                "a first point is not a win, so captures come first       | W:Wa4,c2:Bc3,d1 | 0-0 | c2c3 c2d1",
                "the last pawn is captured even if that only draws        | W:Wc2:Bc3       | 0-0 | c2c3",
                "Black wins on row 1                                      | B:Wa3:Bb1,d1,d4 | 0-1 | b1off d1off",
                "nothing to win or capture: any move                      | W:Wa4:Bd1       | 0-0 | a4a3 a4b3 a4b4 a4off",
            })
    void greedyDrawsUniformlyAmong(String why, String pawns, String points, String moves) {
        for (Game game : GAMES) {
            Position position = game.notation().read(pawns + ":KKKK/KKKK/KKKK/KKKK:" + points);
            Position scratch = position.copy();
            Rng rng = new Rng(5);
            int[] trace = new int[1];
            assertUniform(why, moves, game, position, () -> position.playoutMove(rng, Policy.GREEDY));
            assertUniform(why, moves, game, position, () -> {
                scratch.become(position);
                scratch.playout(rng, Policy.GREEDY, 1, trace);
                return trace[0];
            });
        }
    }

    private interface Draw {
        int move();
    }

    /** Each expected move, no other, and none further than five standard deviations from its share. */
    private static void assertUniform(String why, String moves, Game game, Position position, Draw draw) {
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < DRAWS; i++) counts.merge(game.notation().writeMove(position, draw.move()), 1, Integer::sum);
        List<String> expected = List.of(moves.split(" "));
        assertThat(counts.keySet()).as(why).containsExactlyInAnyOrderElementsOf(expected);
        double share = DRAWS / (double) expected.size();
        for (int count : counts.values())
            assertThat(Math.abs(count - share)).as(why + " " + counts).isLessThanOrEqualTo(5 * Math.sqrt(share));
    }
}
