package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.picture.Drawing;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions and moves in text: what is read, what is refused and with which words. */
class NotationTest {
    private static final String TILES = "KRBN/NKRB/BNKR/RBNK";
    private static final Game GAME = Games.parse("katarenga(tiles=" + TILES + ")");

    @Test
    void theStartInText() {
        assertThat(GAME.notation().write(GAME.start(1))).isEqualTo("W:Wa1,b1,c1,d1:Ba4,b4,c4,d4:" + TILES + ":0-0");
    }

    @Test
    void theReaderIsEasyOnBlanksCaseAndOrder() {
        Position position = GAME.notation().read(" w : Wd1, b1 : BA4,b4 : krbn nkrb bnkr rbnk : 0-1 ");
        assertThat(GAME.notation().write(position)).isEqualTo("W:Wb1,d1:Ba4,b4:" + TILES + ":0-1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "W:Wa1:Ba4                     | has 3",
                "X:Wa1:Ba4:TILES:0-0           | side to move is 'X'",
                "W:a1:Ba4:TILES:0-0            | must begin with W",
                "W:Wa1:a4:TILES:0-0            | must begin with B",
                "W:Wa5:Ba4:TILES:0-0           | 'a5' is not a valid square; squares run from a1 to d4",
                "W:We1:Ba4:TILES:0-0           | 'e1' is not a valid square",
                "W:Wa0:Ba4:TILES:0-0           | 'a0' is not a valid square",
                "W:Wa01:Ba4:TILES:0-0          | 'a01' is not a valid square",
                "W:Wa1,:Ba4:TILES:0-0          | '' is not a valid square",
                "W:Wa1,a1:Ba4:TILES:0-0        | two pawns stand on a1",
                "W:Wa1:Ba1:TILES:0-0           | two pawns stand on a1",
                "W:Wa1,a2,a3,b1,b2:Ba4:TILES:0-0 | White has more than 4 pawns",
                "W:Wa1:Ba4:KRBN/NKRB/BNKR:0-0  | 4 to 20 rows of tiles, not 3",
                "W:Wa1:Ba4:KRBN/NKRB/BNK/RBNK:0-0 | row 3 has 3 tiles",
                "W:Wa1:Ba4:KRBN/NKRB/BNKX/RBNK:0-0 | 'X' is not a valid tile",
                "W:Wa1:Ba4:KRBNK/KRBNK/KRBNK/KRBNK/KRBNK:0-0 | say katarenga(size=5)",
                "W:Wa1:Ba4:TILES:0             | must be White's and Black's, as in 1-0",
                "W:Wa1:Ba4:TILES:0-x           | as in 1-0",
                "W:Wa1:Ba4:TILES:-1-0          | as in 1-0",
                "W:Wa1,b1,c1,d1:Ba4:TILES:1-0  | White has 4 pawns on the board and scored 1; together at most 4",
                "W:Wa1:B:TILES:0-0             | Black has no pawn",
                "W:W:Ba1:TILES:1-1             | White has no pawn",
                "W:Wa1:Ba4:TILES:2-0           | White is to move and has two points",
                "B:Wa1:Ba4:TILES:3-0           | White has 3 points with pawns on the board",
                "B:Wa1:B:TILES:2-1             | Black has no pawn",
                "W:W:B:TILES:0-0               | Black, who moved last, has no point",
                "W:W:B:TILES:1-0               | Black, who moved last, has no point",
                "B:W:B:TILES:0-3               | White, who moved last, has no point",
                "W:W:B:TILES:2-2               | both sides have two points",
                "W:W:B:TILES:5-1               | at most 4",
            })
    void positionsThatCannotAriseAreRefused(String text, String complaint) {
        assertThatThrownBy(() -> GAME.notation().read(text.replace("TILES", TILES)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "W:Wa1:Ba4:TILES:1-1     | 0 | none",
                "B:Wa1:Ba4:TILES:2-1     | 1 | points",
                "B:W:Ba4:TILES:2-0       | 1 | points",
                "W:Wa1:Ba4,b4:TILES:0-2  | 2 | points",
                "B:W:B:TILES:4-1         | 1 | elimination",
                "W:W:B:TILES:2-1         | 1 | elimination",
                "W:W:B:TILES:0-2         | 2 | elimination",
                "B:W:B:TILES:1-0         | 3 | exhausted",
                "W:W:B:TILES:1-1         | 3 | exhausted",
            })
    void finishedPositionsHaveTheirResultAndEnding(String text, int result, String ending) {
        Position position = GAME.notation().read(text.replace("TILES", TILES));
        assertThat(position.result()).isEqualTo(result);
        assertThat(position.ending().word()).isEqualTo(ending);
    }

    @Test
    void everyEndingIsKnownFromTheText() {
        for (String text : List.of("katarenga(size=4)", "katarenga(size=9)"))
            for (int seed = 1; seed <= 300; seed++) {
                Game game = Games.parse(text);
                Position position = game.start(seed);
                position.playout(new Rng(seed), Policy.RANDOM, game.plyCap(), null);
                Position again = game.notation().read(game.notation().write(position));
                assertThat(again.result()).isEqualTo(position.result());
                assertThat(again.ending()).isEqualTo(position.ending());
            }
    }

    @Test
    void movesAreReadInAnyCase() {
        Position position = GAME.notation().read("W:Wa1,b4:Bd1,c3:" + TILES + ":0-0");
        assertThat(GAME.notation().readMove(position, " A1A2 ")).isEqualTo(KatarengaMoves.of(0, 4));
        assertThat(GAME.notation().readMove(position, "b4OFF")).isEqualTo(KatarengaMoves.of(13, KatarengaMoves.OFF));
    }

    @Test
    void anIllegalMoveIsRefusedWithSomeLegalOnes() {
        Position start = GAME.start(1);
        for (String move : List.of("a1a3", "pass", "a4a3", "a1off", "", "z9"))
            assertThatThrownBy(() -> GAME.notation().readMove(start, move))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(
                            "'" + move + "' is not a legal move for White here; legal are a1a2, a1b2, b1b2 and others");
    }

    @Test
    void aFinishedGameTakesNoMove() {
        Position over = GAME.notation().read("B:W:Ba4:" + TILES + ":2-0");
        assertThatThrownBy(() -> GAME.notation().readMove(over, "a4a3"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the game is over");
    }

    @Test
    void theLargestBoardEndsAtT20() {
        Game game = Games.parse("katarenga(size=20)");
        Position start = game.start(1);
        assertThat(game.notation().write(start)).contains(",t1:B").contains(",t20:");
        start.make(game.notation().readMove(start, game.notation().writeMove(start, game.moves(start)[0])));
    }

    @Test
    void theDrawingShowsTheTopRowFirst() {
        Drawing drawing = GAME.draw(GAME.notation().read("W:Wa1:Bb4:" + TILES + ":1-0"));
        assertThat(drawing.columns()).isEqualTo(4);
        assertThat(drawing.cells()).hasSize(16);
        assertThat(drawing.cells().get(0)).isEqualTo(new Drawing.Cell("a4", 'R', ' ', -1));
        assertThat(drawing.cells().get(1)).isEqualTo(new Drawing.Cell("b4", 'B', 'p', 1));
        assertThat(drawing.cells().get(12)).isEqualTo(new Drawing.Cell("a1", 'K', 'p', 0));
        assertThat(drawing.notes()).containsExactly("White: 1 point", "Black: 0 points");
        assertThat(drawing.cards()).isEmpty();
    }

    @Test
    void resultsAreNamedForTheRightSide() {
        assertThat(GAME.sideName(0)).isEqualTo("White");
        assertThat(GAME.sideName(1)).isEqualTo("Black");
        assertThat(GAME.start(1).result()).isEqualTo(Result.ONGOING);
    }
}
