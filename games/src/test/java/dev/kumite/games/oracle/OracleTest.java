package dev.kumite.games.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OracleTest {
    private static final String TILES = "KRBN/NKRB/BNKR/RBNK";
    private static final Game KATARENGA = Games.parse("katarenga(tiles=" + TILES + ")");

    /** Gives every position the same value. */
    private record Same(int known) implements Oracle {
        @Override
        public int value(Position position) {
            return known;
        }

        @Override
        public int winningMove(Position position) {
            return NO_MOVE;
        }

        @Override
        public int winningPlies(Position position) {
            return 0;
        }

        @Override
        public Position sample(int pieces, Rng rng) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Position any(Rng rng) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int pieces() {
            return 2;
        }
    }

    /** White takes its last pawn off for its first point; every pawn of Black, who is now to move, is then a point. */
    private static Position afterWhitesLastPawn(String blackPawns, String points) {
        Position position = KATARENGA.notation().read("W:Wd4:B" + blackPawns + ":" + TILES + ":" + points);
        position.make(KATARENGA.notation().readMove(position, "d4off"));
        return position;
    }

    @ParameterizedTest
    @CsvSource({
        "a1+b1, 0-0, won, two points for Black",
        "a1, 0-0, drawn, a point each",
        "a1, 1-0, lost, two points for White"
    })
    void aGameThatIsOverIsWorthWhatItEndedIn(String blackPawns, String points, String word, String why) {
        Position over = afterWhitesLastPawn(blackPawns.replace('+', ','), points);
        for (int value : new int[] {Oracle.UNKNOWN, Oracle.WIN, Oracle.LOSS, Oracle.DRAW})
            assertThat(Oracle.word(new Same(value).exact(over))).as(why).isEqualTo(word);
    }

    @Test
    void aGameThatGoesOnIsWorthWhatTheOracleKnows() {
        for (int value : new int[] {Oracle.UNKNOWN, Oracle.WIN, Oracle.LOSS, Oracle.DRAW})
            assertThat(new Same(value).exact(KATARENGA.start(1))).isEqualTo(value);
    }

    @Test
    void aValueIsAWord() {
        assertThat(Oracle.word(Oracle.WIN)).isEqualTo("won");
        assertThat(Oracle.word(Oracle.LOSS)).isEqualTo("lost");
        assertThat(Oracle.word(Oracle.DRAW)).isEqualTo("drawn");
        assertThat(Oracle.word(Oracle.UNKNOWN)).isEqualTo("unknown");
    }

    @Test
    void oneSidesWinIsTheOthersLoss() {
        assertThat(Oracle.turned(Oracle.WIN)).isEqualTo(Oracle.LOSS);
        assertThat(Oracle.turned(Oracle.LOSS)).isEqualTo(Oracle.WIN);
        assertThat(Oracle.turned(Oracle.DRAW)).isEqualTo(Oracle.DRAW);
        assertThat(Oracle.turned(Oracle.UNKNOWN)).isEqualTo(Oracle.UNKNOWN);
    }
}
