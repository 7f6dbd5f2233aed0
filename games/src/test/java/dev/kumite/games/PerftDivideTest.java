package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Position;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftDivideTest {
    private static final Game GAME = Games.parse("onitama(deal=ox+boar/horse+elephant/crab, first=blue)");

    /** The leaves below a position, by playing every move. */
    private static long leaves(Position position, int depth) {
        int[] moves = GAME.moves(position);
        if (depth == 0 || moves.length == 0) return 1;
        long sum = 0;
        for (int move : moves) {
            position.make(move);
            sum += leaves(position, depth - 1);
            position.unmake();
        }
        return sum;
    }

    /** 1,989 is the count that perft/onitama.txt gives for depth 3. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theLeavesBelowEachMoveAddUpToThoseOfThePosition(int threads) {
        Position start = GAME.start(1);
        long key = start.key();
        long[] divided = Perft.divide(GAME, start, 3, threads);
        int[] moves = GAME.moves(start);
        long[] expected = new long[moves.length];
        for (int i = 0; i < moves.length; i++) {
            Position after = start.copy();
            after.make(moves[i]);
            expected[i] = leaves(after, 2);
        }
        assertThat(divided).isEqualTo(expected);
        assertThat(Arrays.stream(divided).sum()).isEqualTo(1989);
        assertThat(start.key()).as("the position is left as it was").isEqualTo(key);
    }
}
