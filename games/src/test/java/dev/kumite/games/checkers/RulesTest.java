package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every sentence of the rules that says what must or may not happen, as an example. */
class RulesTest {
    private final Game game = new CheckersGame();

    @Test
    void blackBeginsOnTheFirstTwelveSquares() {
        assertThat(text(game.start(1))).isEqualTo("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
        assertThat(moves(text(game.start(1))))
                .containsExactlyInAnyOrder("9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16");
    }

    @Test
    void menMoveForward() {
        assertThat(moves("B:W32:B14")).containsExactlyInAnyOrder("14-17", "14-18");
        assertThat(moves("W:W18:B1")).containsExactlyInAnyOrder("18-14", "18-15");
    }

    @Test
    void onlyAMoveThatEndsNearerToTheFarSideAdvances() {
        assertThat(advances("B:W32:B7", "7-10")).isTrue();
        assertThat(advances("W:W26:B1", "26-23")).isTrue();
        assertThat(advances("B:W32:BK14", "14-10")).isFalse();
        assertThat(advances("W:WK14:BK32", "14-18")).isFalse();
        assertThat(advances("B:W26,27:BK22", "22x24"))
                .as("there and back to the same row")
                .isFalse();
        assertThat(advances("W:WK11:B6,7", "11x9")).isFalse();
    }

    private boolean advances(String text, String move) {
        Position position = read(text);
        return ((BoardFeatures) position).advances(game.notation().readMove(position, move));
    }

    @Test
    void menDoNotCaptureBackward() {
        assertThat(moves("B:W10:B14")).containsExactlyInAnyOrder("14-17", "14-18");
    }

    @Test
    void kingsMoveOneStepBothWays() {
        assertThat(moves("B:W32:BK14")).containsExactlyInAnyOrder("14-9", "14-10", "14-17", "14-18");
    }

    @Test
    void kingsDoNotFly() {
        assertThat(moves("B:W23:BK10")).doesNotContain("10x27", "10-19").hasSize(4);
    }

    @Test
    void capturingIsForced() {
        assertThat(moves("B:W18:B1,14")).containsExactly("14x23");
    }

    @Test
    void aShorterCaptureMayBeChosen() {
        assertThat(moves("B:W16,18,24:B12,14")).containsExactlyInAnyOrder("14x23", "12x28");
    }

    @Test
    void aMultipleJumpMustBeFinished() {
        assertThat(moves("B:W16,24:B12")).containsExactly("12x28");
        assertThat(after("B:W16,24:B12", "12x28")).isEqualTo("W:W:B28");
    }

    @Test
    void aManThatReachesTheLastRowIsCrownedAndItsMoveEnds() {
        assertThat(after("B:W26,27:B22", "22x31")).isEqualTo("W:W27:BK31");
        assertThat(after("W:W5:BK32", "5-1")).isEqualTo("B:WK1:BK32");
    }

    @Test
    void aKingGoesOnFromTheLastRow() {
        assertThat(moves("B:W26,27:BK22")).containsExactly("22x24");
    }

    @Test
    void aKingMayEndWhereItBegan() {
        assertThat(moves("B:W9,10,17,18:BK6"))
                .as("either way round jumps the same pieces once each, so it is one move")
                .containsExactly("6x6");
        assertThat(after("B:W9,10,17,18:BK6", "6x6")).isEqualTo("W:W:BK6");
    }

    @Test
    void theStartSquareCountsAsEmptyDuringTheJumps() {
        assertThat(moves("B:W9,10,17,18,19:BK15"))
                .as("straight over 19, or round through the start square and then over 19")
                .containsExactlyInAnyOrder("15x24", "15x6x13x22x15x24");
    }

    @Test
    void aPieceIsJumpedOnceAtMost() {
        assertThat(moves("B:W18:BK14")).containsExactly("14x23");
        assertThat(after("B:W9,10,17,18,19:BK15", "15x24")).isEqualTo("W:W9,10,17,18:BK24");
    }

    @Test
    void jumpedPiecesLeaveWhenTheMoveEnds() {
        assertThat(after("B:W9,10,17,18,19:BK15", "15x6x13x22x15x24")).isEqualTo("W:W:BK24");
    }

    @Test
    void differentPiecesJumpedAreDifferentMoves() {
        assertThat(moves("B:W9,10,17,18:B6")).containsExactlyInAnyOrder("6x13x22", "6x15x22");
    }

    @Test
    void whoCannotMoveLoses() {
        assertEnd("B:W18:B", Result.WIN_1, CheckersPosition.NO_MOVE);
        assertEnd("B:W9,14:B5", Result.WIN_1, CheckersPosition.NO_MOVE);
        assertEnd("W:W28:B19,24", Result.WIN_0, CheckersPosition.NO_MOVE);
    }

    @Test
    void theThirdTimeIsADraw() {
        Position position = read("B:WK32:BK1");
        shuffle(position);
        assertThat(position.result()).as("second time").isEqualTo(Result.ONGOING);
        play(position, "1-6", "32-27", "6-1");
        assertThat(position.result()).isEqualTo(Result.ONGOING);
        play(position, "27-32");
        assertThat(position.result()).as("third time").isEqualTo(Result.DRAW);
        assertThat(position.ending()).isEqualTo(CheckersPosition.REPETITION);
        assertThat(game.moves(position)).isEmpty();
        assertThat(position.moves(new int[10], 4)).as("nothing from there on").isEqualTo(4);
        assertThat(position.countMoves()).isZero();
        position.unmake();
        assertThat(position.result()).isEqualTo(Result.ONGOING);
    }

    @Test
    void repetitionNeedsTheHistory() {
        Position position = read("B:WK32:BK1");
        shuffle(position);
        Position reread = read(text(position));
        shuffle(reread);
        assertThat(reread.result()).isEqualTo(Result.ONGOING);
        Position copy = position.copy();
        shuffle(copy);
        assertThat(copy.ending()).as("a copy remembers").isEqualTo(CheckersPosition.REPETITION);
    }

    @Test
    void theSameSquaresWithTheOtherSideToMoveAreAnotherPosition() {
        assertThat(read("B:WK32:BK1").key()).isNotEqualTo(read("W:WK32:BK1").key());
    }

    @Test
    void eightyPliesWithoutCaptureOrMansMoveAreADraw() {
        Position position = read("B:WK32:BK1:H79");
        assertThat(position.result()).isEqualTo(Result.ONGOING);
        play(position, "1-6");
        assertThat(position.ending()).isEqualTo(CheckersPosition.EIGHTY_PLIES);
        assertThat(position.result()).isEqualTo(Result.DRAW);
        assertThat(game.moves(position)).isEmpty();
        assertEnd("B:WK32:BK1:H80", Result.DRAW, CheckersPosition.EIGHTY_PLIES);
    }

    @Test
    void aMansMoveOrACaptureSetsTheClockBack() {
        assertThat(after("B:WK32:BK1,9:H79", "1-6")).isEqualTo("W:WK32:BK6,9:H80");
        assertThat(after("B:WK32:BK1,9:H79", "9-13")).isEqualTo("W:WK32:BK1,13");
        assertThat(after("B:W18,K32:BK14:H79", "14x23")).isEqualTo("W:WK32:BK23");
    }

    @Test
    void havingNoMoveComesBeforeTheDraw() {
        assertEnd("B:W9,14:B5:H80", Result.WIN_1, CheckersPosition.NO_MOVE);
        Position position = read("B:W28:B19,K20:H79");
        assertThat(position.wins(game.notation().readMove(position, "20-24"))).isTrue();
        play(position, "20-24");
        assertThat(position.result()).isEqualTo(Result.WIN_0);
    }

    @Test
    void playoutsEndByTheClockNotByRepetition() {
        Rng rng = new Rng(3);
        for (int i = 0; i < 50; i++) {
            Position position = read("B:WK32:BK1");
            int plies = position.playout(rng, Policy.RANDOM, game.plyCap(), null);
            assertThat(position.ending() == CheckersPosition.NO_MOVE
                            || plies == 80 && position.ending() == CheckersPosition.EIGHTY_PLIES)
                    .isTrue();
        }
    }

    @Test
    void aPlayoutDoesNotBeginWhereTheGameIsDrawn() {
        Position position = read("B:WK32:BK1");
        shuffle(position);
        shuffle(position);
        assertThat(position.playout(new Rng(1), Policy.RANDOM, 10, null)).isZero();
        assertThat(position.ending()).isEqualTo(CheckersPosition.REPETITION);
    }

    private void shuffle(Position position) {
        play(position, "1-6", "32-27", "6-1", "27-32");
    }

    private void assertEnd(String text, int result, Ending ending) {
        assertThat(read(text).result()).as(text).isEqualTo(result);
        assertThat(read(text).ending()).as(text).isEqualTo(ending);
        assertThat(moves(text)).as(text).isEmpty();
    }

    private void play(Position position, String... moves) {
        for (String move : moves) position.make(game.notation().readMove(position, move));
    }

    private String after(String text, String move) {
        Position position = read(text);
        play(position, move);
        return text(position);
    }

    private List<String> moves(String text) {
        Position position = read(text);
        return Arrays.stream(game.moves(position))
                .mapToObj(move -> game.notation().writeMove(position, move))
                .toList();
    }

    private Position read(String text) {
        return game.notation().read(text);
    }

    private String text(Position position) {
        return game.notation().write(position);
    }
}
