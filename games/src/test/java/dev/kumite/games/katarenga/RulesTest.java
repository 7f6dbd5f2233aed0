package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules, sentence by sentence, as examples. A board is filled with one tile unless the tiles matter. */
class RulesTest {

    /** A position on a board whose tiles are all the same. */
    private static Position on(int size, String tile, String pawns, String points) {
        String row = tile.repeat(size);
        return read(pawns + ":" + String.join("/", Collections.nCopies(size, row)) + ":" + points);
    }

    private static Game game(String position) {
        int size = position.split(":")[3].split("/").length;
        return Games.parse("katarenga(size=" + size + ")");
    }

    private static Position read(String text) {
        return game(text).notation().read(text);
    }

    private static Game gameOf(Position position) {
        return Games.parse("katarenga(size=" + ((KatarengaPosition) position).layout.size() + ")");
    }

    private static List<String> moves(Position position) {
        Game game = gameOf(position);
        return Arrays.stream(game.moves(position))
                .mapToObj(move -> game.notation().writeMove(position, move))
                .toList();
    }

    private static void play(Position position, String... moves) {
        for (String move : moves) position.make(gameOf(position).notation().readMove(position, move));
    }

    private static String pawnsAndPoints(Position position) {
        String[] parts = gameOf(position).notation().write(position).split(":");
        return parts[1] + ":" + parts[2] + ":" + parts[4];
    }

    private static void assertOver(Position position, int result, Ending ending) {
        assertThat(position.result()).isEqualTo(result);
        assertThat(position.ending()).isEqualTo(ending);
        assertThat(moves(position)).isEmpty();
    }

    @Test
    void pawnsStartOnTheirHomeRowsAndWhiteMovesFirst() {
        for (int size = 4; size <= 20; size++) {
            Position start = Games.parse("katarenga(size=" + size + ")").start(1);
            assertThat(start.sideToMove()).isZero();
            assertThat(start.pieces(0)).isEqualTo(size);
            assertThat(start.pieces(1)).isEqualTo(size);
        }
        assertThat(pawnsAndPoints(Games.parse("katarenga(size=4)").start(1)))
                .isEqualTo("Wa1,b1,c1,d1:Ba4,b4,c4,d4:0-0");
    }

    @Test
    void boardsHaveFourToTwentyRows() {
        for (String size : List.of("3", "21", "-8", "eight"))
            assertThatThrownBy(() -> Games.parse("katarenga(size=" + size + ")"))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("from 4 to 20");
    }

    @Test
    void onKAPawnMovesOneStepAnyWay() {
        assertThat(moves(on(5, "K", "W:Wc3:Ba5", "0-0")))
                .containsExactly("c3b2", "c3c2", "c3d2", "c3b3", "c3d3", "c3b4", "c3c4", "c3d4");
    }

    @Test
    void onRAPawnMovesUpToThreeStraight() {
        assertThat(moves(on(8, "R", "W:Wd4:Ba8", "0-0")))
                .containsExactly(
                        "d4d1", "d4d2", "d4d3", "d4a4", "d4b4", "d4c4", "d4e4", "d4f4", "d4g4", "d4d5", "d4d6", "d4d7");
    }

    @Test
    void onBAPawnMovesUpToThreeDiagonally() {
        assertThat(moves(on(8, "B", "W:Wd4:Ba8", "0-0")))
                .containsExactly(
                        "d4a1", "d4g1", "d4b2", "d4f2", "d4c3", "d4e3", "d4c5", "d4e5", "d4b6", "d4f6", "d4a7", "d4g7");
    }

    @Test
    void onNAPawnLeapsAsAKnight() {
        assertThat(moves(on(8, "N", "W:Wd4:Ba8", "0-0")))
                .containsExactly("d4c2", "d4e2", "d4b3", "d4f3", "d4b5", "d4f5", "d4c6", "d4e6");
    }

    @Test
    void neitherRNorBPassesOverAPawnButNDoes() {
        assertThat(moves(on(4, "R", "W:Wa1,a2:Bc1", "0-0")))
                .as("neither the own pawn on a2 nor the enemy on c1")
                .contains("a1b1", "a1c1")
                .doesNotContain("a1d1", "a1a2", "a1a3", "a1a4");
        assertThat(moves(on(4, "B", "W:Wa1:Bb2", "0-0"))).containsExactly("a1b2");
        assertThat(moves(on(4, "B", "W:Wa1,c3:Bd1", "0-0"))).contains("a1b2").doesNotContain("a1c3", "a1d4");
        assertThat(moves(on(4, "N", "W:Wa1,a2,b1:Bb2", "0-0"))).contains("a1b3", "a1c2");
    }

    @Test
    void aPawnMayNotLandOnItsOwnSide() {
        assertThat(moves(on(4, "K", "W:Wa1,a2:Bd4", "0-0"))).doesNotContain("a1a2", "a2a1");
        assertThat(moves(on(4, "N", "W:Wa1,b3:Bd4", "0-0"))).doesNotContain("a1b3", "b3a1");
    }

    @Test
    void landingOnAnEnemyPawnCapturesIt() {
        Position position = on(4, "K", "W:Wa1,d1:Bb2,d4", "0-0");
        play(position, "a1b2");
        assertThat(pawnsAndPoints(position)).isEqualTo("Wd1,b2:Bd4:0-0");
    }

    @Test
    void aPawnMovesAsTheTileItStandsOnNotAsTheOneItReachesOrLeft() {
        Position position = read("W:Wa1:Bd4:KRBN/RRBN/BBBN/NNNN:0-0");
        assertThat(moves(position)).as("a1 is K").containsExactly("a1b1", "a1a2", "a1b2");
        play(position, "a1b1", "d4b3");
        assertThat(moves(position)).as("b1 is R").containsExactly("b1a1", "b1c1", "b1d1", "b1b2", "b1b3");
    }

    @Test
    void aPawnOnTheEnemyHomeRowMayBeTakenOffForOnePoint() {
        Position position = on(4, "K", "W:Wa1,c3:Bd4,d3", "0-0");
        play(position, "c3c4");
        assertThat(pawnsAndPoints(position)).as("arriving scores nothing").isEqualTo("Wa1,c4:Bd3,d4:0-0");
        play(position, "d3d2");
        assertThat(moves(position)).contains("c4off");
        play(position, "c4off");
        assertThat(pawnsAndPoints(position)).isEqualTo("Wa1:Bd2,d4:1-0");
        assertThat(position.result()).isEqualTo(Result.ONGOING);
    }

    @Test
    void takingOffIsNeverForced() {
        assertThat(moves(on(4, "K", "W:Wa4:Bd1", "1-0"))).containsExactly("a4a3", "a4b3", "a4b4", "a4off");
        Position position = on(4, "K", "W:Wa4:Bd2", "1-0");
        play(position, "a4a3", "d2d3", "a3a4", "d3d2");
        assertThat(moves(position)).contains("a4off");
    }

    @Test
    void aPawnThatIsCapturedOnTheHomeRowScoresNothing() {
        Position position = on(4, "K", "W:Wa1,c3:Bd4,d3", "0-0");
        play(position, "c3c4", "d4c4");
        assertThat(pawnsAndPoints(position)).isEqualTo("Wa1:Bd3,c4:0-0");
    }

    @Test
    void onlyTheEnemyHomeRowCounts() {
        assertThat(moves(on(4, "K", "W:Wa1,b2,c3:Bd4", "0-0"))).noneMatch(move -> move.endsWith("off"));
        assertThat(moves(on(4, "K", "B:Wa1:Bd4,c3,b1", "0-0")))
                .filteredOn(move -> move.endsWith("off"))
                .containsExactly("b1off");
    }

    @Test
    void aPawnMayCaptureOntoTheEnemyHomeRow() {
        Position position = on(4, "K", "W:Wa1,c3:Bd4,d3", "0-0");
        play(position, "c3d4", "d3d2", "d4off");
        assertThat(pawnsAndPoints(position)).isEqualTo("Wa1:Bd2:1-0");
    }

    @Test
    void twoPointsWin() {
        Position position = on(4, "K", "W:Wa4,a1:Bd1,d2", "1-1");
        play(position, "a4off");
        assertOver(position, Result.WIN_0, KatarengaPosition.POINTS);
        assertThat(pawnsAndPoints(position)).isEqualTo("Wa1:Bd1,d2:2-1");
    }

    @Test
    void theMoversTwoPointsComeBeforeTheCountOfPawns() {
        Position position = on(4, "K", "W:Wa4:Bd1,d2,d3", "1-1");
        play(position, "a4off");
        assertOver(position, Result.WIN_0, KatarengaPosition.POINTS);
        assertThat(pawnsAndPoints(position)).isEqualTo("W:Bd1,d2,d3:2-1");
    }

    @Test
    void takingOffTheLastPawnLetsTheOtherSideScoreAllItsPawns() {
        Position position = on(4, "K", "W:Wa4:Bd1,d2,d3", "0-0");
        play(position, "a4off");
        assertOver(position, Result.WIN_1, KatarengaPosition.ELIMINATION);
        assertThat(pawnsAndPoints(position)).isEqualTo("W:B:1-3");
    }

    @Test
    void takingOffTheLastPawnAgainstOneMakesADrawUnlessItIsASecondPoint() {
        Position draw = on(4, "K", "W:Wa4:Bd1", "0-0");
        play(draw, "a4off");
        assertOver(draw, Result.DRAW, KatarengaPosition.EXHAUSTED);
        assertThat(pawnsAndPoints(draw)).isEqualTo("W:B:1-1");

        Position loss = on(4, "K", "W:Wa4:Bd1", "0-1");
        play(loss, "a4off");
        assertOver(loss, Result.WIN_1, KatarengaPosition.ELIMINATION);
        assertThat(pawnsAndPoints(loss)).isEqualTo("W:B:1-2");
    }

    @Test
    void capturingTheLastPawnScoresAllOwnPawns() {
        Position two = on(4, "K", "B:Wa1:Ba2,d4", "1-0");
        play(two, "a2a1");
        assertOver(two, Result.WIN_1, KatarengaPosition.ELIMINATION);
        assertThat(pawnsAndPoints(two)).isEqualTo("W:B:1-2");

        Position onePawnOnePoint = on(4, "K", "B:Wa1:Ba2", "1-1");
        play(onePawnOnePoint, "a2a1");
        assertOver(onePawnOnePoint, Result.WIN_1, KatarengaPosition.ELIMINATION);
        assertThat(pawnsAndPoints(onePawnOnePoint)).isEqualTo("W:B:1-2");
    }

    @Test
    void capturingTheLastPawnWithTheOnlyOneAndNoPointIsADraw() {
        Position position = on(4, "K", "B:Wa1:Ba2", "1-0");
        play(position, "a2a1");
        assertOver(position, Result.DRAW, KatarengaPosition.EXHAUSTED);
        assertThat(pawnsAndPoints(position)).as("the pawn leaves for its point").isEqualTo("W:B:1-1");
    }

    @Test
    void theGameGoesOnWhileBothSidesHavePawns() {
        Position position = on(4, "K", "W:Wa1,b2:Bc3,d4", "1-1");
        play(position, "b2c3", "d4c3");
        assertThat(pawnsAndPoints(position)).isEqualTo("Wa1:Bc3:1-1");
        assertThat(position.result()).isEqualTo(Result.ONGOING);
    }

    @Test
    void thePlyCapIsAHundredTimesTheSize() {
        assertThat(Games.parse("katarenga(size=4)").plyCap()).isEqualTo(400);
        assertThat(Games.parse("katarenga").plyCap()).isEqualTo(800);
    }
}
