package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The board of one long and the board of several play the same game. */
class OnitamaBoardsAgreeTest {

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "onitama(size=7, deck=base+sensei+promo)"})
    void moveForMove(String text) {
        Game game = Games.parse(text);
        for (int seed = 1; seed <= 200; seed++) {
            SmallPosition bits = (SmallPosition) game.start(seed);
            LargePosition wide = new LargePosition(bits.setup());
            Rng rng = new Rng(seed);
            for (int ply = 0; bits.result() == Result.ONGOING && ply < 300; ply++) {
                int[] moves = sorted(game.moves(bits));
                assertThat(sorted(game.moves(wide))).isEqualTo(moves);
                int move = moves[rng.below(moves.length)];
                assertThat(wide.wins(move)).isEqualTo(bits.wins(move));
                assertThat(wide.captures(move)).isEqualTo(bits.captures(move));
                bits.make(move);
                wide.make(move);
                assertThat(wide.key()).isEqualTo(bits.key());
                assertThat(wide.ending()).isEqualTo(bits.ending());
                assertThat(wide.setup()).isEqualTo(bits.setup());
            }
        }
    }

    private static int[] sorted(int[] moves) {
        Arrays.sort(moves);
        return moves;
    }
}
