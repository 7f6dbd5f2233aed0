package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How networks see a position of checkers: once with Black to move, once with the colours exchanged. */
class CheckersEncodingTest {
    private static final String BLACK_TO_MOVE = "B:WK10,21,22:B1,K32";
    private static final String WHITE_TO_MOVE = "W:W32,K1:B12,11,K23";

    private final Game game = new CheckersGame();

    private static long squares(int... numbers) {
        return Arrays.stream(numbers).mapToLong(Board::bit).sum();
    }

    private long[] inputs(String text) {
        long[] words = new long[game.inputs().words()];
        Arrays.fill(words, -1);
        game.inputs().read(game.notation().read(text), words);
        return words;
    }

    /** Of the rows that decide who has the move, 1 and 10 hold a piece each. */
    @ParameterizedTest
    @ValueSource(strings = {BLACK_TO_MOVE, WHITE_TO_MOVE})
    void inputsAreThePiecesAsThePlayerToMoveSeesThem(String text) {
        assertThat(inputs(text)).containsExactly(squares(1), squares(32), squares(21, 22), squares(10), 0);
    }

    @ParameterizedTest
    @CsvSource({"B:W32:B4, 1", "B:W32:B5, 0", "B:W28:B12, 0", "B:W27:B5, 1", "W:W32:BK29, 0", "W:W29:B9, 1"})
    void theLastInputTellsWhoHasTheMove(String text, int expected) {
        assertThat(inputs(text)[4]).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "4, 0", "5, 1", "8, 1", "9, 2", "20, 4", "21, 5", "24, 5"})
    void aPhaseIsFourPieces(int pieces, int phase) {
        StringBuilder men = new StringBuilder("B:W32:B1");
        for (int square = 2; square < pieces; square++)
            men.append(",").append(square <= 12 ? "" : "K").append(square);
        if (pieces > 13)
            men = new StringBuilder("B:W")
                    .append(list(21, pieces - 12))
                    .append(":B")
                    .append(list(1, 12));
        assertThat(game.inputs().phase(game.notation().read(men.toString()))).isEqualTo(phase);
        assertThat(game.inputs().phases()).isEqualTo(6);
    }

    private static String list(int from, int count) {
        StringBuilder list = new StringBuilder().append(from);
        for (int square = from + 1; square < from + count; square++)
            list.append(",").append(square);
        return list.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {BLACK_TO_MOVE, WHITE_TO_MOVE})
    void patternsNumberThePiecesAndCountThem(String text) {
        Position position = game.notation().read(text);
        int[] picture = new int[game.patterns().length()];
        Arrays.fill(picture, -1);
        game.patterns().draw(position, picture);
        int[] expected = new int[34];
        expected[0] = 1; // an own man
        expected[31] = 2; // an own king
        expected[20] = 3; // men of the other side
        expected[21] = 3;
        expected[9] = 4; // its king
        expected[32] = 13 + 2; // one man against two
        expected[33] = 13 + 1; // a king each
        assertThat(picture).containsExactly(expected);
    }

    /** Three men against one, a king against none. */
    @Test
    void theLastTwoPatternsCountMenAndKingsOfBothSides() {
        int[] picture = new int[game.patterns().length()];
        game.patterns().draw(game.notation().read("B:W32:B1,2,3,K20"), picture);
        assertThat(picture).endsWith(13 * 3 + 1, 13 * 1);
    }

    @Test
    void aNetworkForCheckersSaysSo() {
        assertThat(game.inputs().name()).isEqualTo("checkers");
    }

    /** A step has a number for the squares as the mover sees them, whichever colour he has. */
    @Test
    void movesHaveTheSameRowsForBothSides() {
        int[] black = rows("B:W32:B14", "14-18");
        assertThat(black).as("from the 14th of 32 squares to the 18th").containsExactly(13 * 32 + 17);
        assertThat(game.moveRows().count()).isEqualTo(32 * 32);
        assertThat(rows("W:W19:B1", "19-15")).containsExactly(black);
        assertThat(rows("B:W32:B14", "14-17")).isNotEqualTo(black);
        assertThat(rows("B:W32:B15", "15-18")).isNotEqualTo(black);
        assertThat(rows("B:W18:B14", "14x23")).containsExactly(rows("W:W19:B15", "19x10"));
    }

    private int[] rows(String text, String move) {
        Position position = game.notation().read(text);
        int[] out = new int[64];
        int end = game.moveRows().write(position, game.notation().readMove(position, move), out, 0);
        return Arrays.copyOf(out, end);
    }
}
