package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.ChiSquare;
import dev.kumite.games.Game;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Among which moves playouts draw, in and out of a playout: wins first where the policy is greedy. */
class PolicyTest {
    private final Game game = new CheckersGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Three kings in the open: more moves than are written down in advance.
                "B:W32:BK6,K14,K23 | 6-1 6-2 6-9 6-10 14-9 14-10 14-17 14-18 23-18 23-19 23-26 23-27 |",
                "W:WK27,K19,K10:B1 | 27-32 27-31 27-24 27-23 19-24 19-23 19-16 19-15 10-15 10-14 10-7 10-6 |",
                // Two captures in the same direction, and three in both, none of which wins.
                "B:W6,8,32:B2,4    | 2x9 4x11 |",
                "B:W6,7,32:B2,3    | 2x9 2x11 3x10 |",
                // One capture.
                "B:W18,32:B1,14    | 14x23 |",
                // A capture that may go on, and one that may not.
                "B:W16,18,24,32:B12,14 | 14x23 12x28 |",
                // Both captures take the last piece.
                "B:W18:B14,15      | 14x23 15x22 |",
                // White's man on 14 cannot move: whoever takes the other one has won.
                "B:W14,24:B5,7,9,10,20 | 9x18 10x17 20x27 | 20x27",
                "W:W28,26,24,23,13:B19,9 | 24x15 23x16 13x6 | 13x6",
                // A step that shuts in the last man.
                "B:W28:B19,K20     | 19-23 19-24 20-16 20-24 | 20-24",
                "W:W14,K13:B5      | 14-10 14-9 13-17 13-9 | 13-9"
            })
    void policiesDrawUniformlyAmongTheirMoves(String text, String moves, String wins) {
        check(text, Policy.RANDOM, moves);
        check(text, Policy.GREEDY, wins == null ? moves : wins);
    }

    private void check(String text, Policy policy, String moves) {
        Position position = game.notation().read(text);
        int[] expected = Arrays.stream(moves.split(" "))
                .mapToInt(move -> game.notation().readMove(position, move))
                .toArray();
        Rng rng = new Rng(5);
        ChiSquare.assertUniform(expected, () -> position.playoutMove(rng, policy), policy + " " + text);
        Position scratch = position.copy();
        int[] trace = new int[1];
        ChiSquare.assertUniform(
                expected,
                () -> {
                    scratch.become(position);
                    assertThat(scratch.playout(rng, policy, 1, trace)).isEqualTo(1);
                    return trace[0];
                },
                policy + " played from " + text);
    }
}
