package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.picture.Drawing;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    private static final String TWO_WAYS = "B:W9,10,17,18:B6";

    private final Game game = new CheckersGame();
    private final Notation notation = game.notation();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W18,24,K10:B12,K22 | B:WK10,18,24:B12,K22",
                "B:B12,K22:W18,24,K10. | B:WK10,18,24:B12,K22",
                "B:W18:B12:H80:F9999 | B:W18:B12:H80",
                "W:W21-32:B1-12:H0:F1 | W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                "w:wk1-3:b5 | W:WK1,K2,K3:B5",
                "' B : W 18 , 24 : B 12 : H 7 ' | B:W18,24:B12:H7",
                "B:W18:B | B:W18:B",
            })
    void positionsAreReadAsOtherProgramsWriteThem(String text, String written) {
        assertThat(notation.write(notation.read(text))).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | the side to move must come first",
                "X:W1:B2 | the side to move must come first",
                "B:W18 | (:B…) is missing",
                "B:W33:B1 | no square 33",
                "B:W0:B1 | no square 0",
                "B:W18,18:B1 | square 18 is given twice",
                "B:W18:B18 | square 18 is given twice",
                "B:W18:B1:W19 | pieces are given twice",
                "B:W18:B30 | must be a king; write K30",
                "B:W3:B1 | must be a king; write K3",
                "B:W14-27:B1 | White has 14 pieces",
                "B:W20-18:B1 | runs backwards",
                "B:W18:B1:H81 | from 0 to 80",
                "B:W18:B1:H1:H2 | given twice",
                "B:W18:B1:H0:H2 | given twice",
                "B:W18:B1:F10000 | the move number",
                "B:W18:B1:Fx | the move number",
                "B:W18:B1:Q | is not a part",
                "B:W18,:B1 | plain number",
                "B:W1-2-3:B9 | not a range",
                "B:W99999999999:B9 | plain number",
            })
    void wrongPositionsAreRefusedWithTheReason(String text, String reason) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> notation.read(text))
                .withMessageContaining(reason)
                .withMessageContaining("a position looks like");
    }

    @Test
    void longTextsAreRefusedUnread() {
        String most = "B:W18" + " ".repeat(400 - "B:W18:B12".length()) + ":B12";
        assertThat(most).hasSize(400);
        assertThat(notation.write(notation.read(most))).isEqualTo("B:W18:B12");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> notation.read(most.replace(":B12", " :B12")))
                .withMessageContaining("401 characters long, at most 400");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> notation.read("B:W1".repeat(1000)))
                .withMessageContaining("4000 characters");
    }

    @ParameterizedTest
    @ValueSource(strings = {"12x28", "12x19x28", "12:28", "12X28", "12-28", "12-19-28", " 12x28 "})
    void aCaptureIsReadInManyForms(String text) {
        Position position = notation.read("B:W16,24:B12");
        assertThat(notation.writeMove(position, notation.readMove(position, text)))
                .isEqualTo("12x28");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W16,24:B12 | 12x19 | the jumps must be finished; legal moves are 12x28",
                "B:W18:B1,14 | 1-5 | a capture is forced; legal moves are 14x23",
                "B:W32:B14 | 14-19 | legal moves are 14-17, 14-18",
                "B:W32:B14 | 14x17 | there is nothing to capture",
                "B:W9,10,17,18:B6 | 6x22 | 6x22 may mean 6x13x22 or 6x15x22",
                "B:W32:B14 | hello | is not a move; write one such as 11-15",
                "B:W32:B14 | 14-33 | there is no square 33",
                "B:W32:B14 | 14 | is not a move",
                "B:W32:B | 14-18 | the game is over",
            })
    void wrongMovesAreRefusedWithTheReason(String position, String move, String reason) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> notation.readMove(notation.read(position), move))
                .withMessageContaining(reason);
    }

    @Test
    void manyLegalMovesAreNotAllNamed() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> notation.readMove(notation.read("B:W32:BK3,K10,K15,K18"), "1-2"))
                .withMessageEndingWith(" … (10 in all)");
        assertThatExceptionOfType(BadInput.class)
                .as("eight are")
                .isThrownBy(() -> notation.readMove(notation.read("B:W32:BK6,K14"), "1-2"))
                .withMessageContainingAll("6-1", "6-2", "6-9", "6-10", "14-9", "14-10", "14-17", "14-18")
                .withMessageNotContaining("in all");
    }

    @Test
    void aPositionIsMadeOfSquaresToo() {
        long black = Board.bit(1) | Board.bit(7);
        assertThat(notation.write(CheckersPosition.of(black, Board.bit(30), Board.bit(7), 1)))
                .isEqualTo("W:W30:B1,K7");
    }

    @Test
    void theExampleIsAMoveOfTheStart() {
        assertThat(notation.readMove(game.start(1), notation.exampleMove()))
                .isIn(Arrays.stream(game.moves(game.start(1))).boxed().toList());
    }

    @Test
    void theWholePathIsWrittenOnlyWhereItIsNeeded() {
        Position position = notation.read(TWO_WAYS);
        assertThat(notation.writeMove(position, notation.readMove(position, "6x15x22")))
                .isEqualTo("6x15x22");
        Position circle = notation.read("B:W9,10,17,18,19:BK15");
        int straight = notation.readMove(circle, "15x24");
        assertThat(notation.readMove(circle, "15x22x13x6x15x24"))
                .as("the other way round is the same move")
                .isEqualTo(notation.readMove(circle, "15x6x13x22x15x24"))
                .isNotEqualTo(straight);
    }

    @Test
    void theDrawingHasSquareOneOnTop() {
        Drawing drawing = game.draw(notation.read("B:W32,K10:B1:H3"));
        assertThat(drawing.columns()).isEqualTo(8);
        assertThat(drawing.cells()).hasSize(64);
        assertThat(drawing.cells().get(0)).isEqualTo(new Drawing.Cell("", ' ', ' ', -1));
        assertThat(drawing.cells().get(1)).isEqualTo(new Drawing.Cell("1", '#', 'm', 0));
        assertThat(drawing.cells().get(8)).isEqualTo(new Drawing.Cell("5", '#', ' ', -1));
        assertThat(drawing.cells().get(2 * 8 + 3)).isEqualTo(new Drawing.Cell("10", '#', 'k', 1));
        assertThat(drawing.cells().get(62)).isEqualTo(new Drawing.Cell("32", '#', 'm', 1));
        assertThat(drawing.notes()).containsExactly("3 of 80 plies without a capture or a man's move");
    }

    @Test
    @Tag("slow")
    void mutatedTextsAreReadOrRefusedInOneLine() {
        Rng rng = new Rng(17);
        List<String> positions = List.of(
                "B:W18,24,K10:B12,K22:H12", "W:W21-32:B1-12:H0:F1.", TWO_WAYS, "B:W9,10,17,18,19:BK15", "B:W:B");
        List<String> moves = List.of("11-15", "22x15", "6x13x22", "15x6x13x22x15x24", "12:28", "5-9");
        Position target = notation.read(TWO_WAYS);
        for (int i = 0; i < 100_000; i++) {
            String position = mutated(positions.get(rng.below(positions.size())), rng);
            orRefused(position, () -> {
                String written = notation.write(notation.read(position));
                assertThat(notation.write(notation.read(written))).isEqualTo(written);
            });
            String move = mutated(moves.get(rng.below(moves.size())), rng);
            orRefused(move, () -> assertThat(game.moves(target)).contains(notation.readMove(target, move)));
        }
    }

    private static void orRefused(String text, Runnable reader) {
        try {
            reader.run();
        } catch (BadInput bad) {
            assertThat(bad.line()).as(text).isNotBlank().doesNotContainPattern("\\R");
        }
    }

    private static String mutated(String text, Rng rng) {
        StringBuilder out = new StringBuilder(text);
        String alphabet = "0123456789BWKHF:,-x. \n\t\u0000é٣😀Q";
        for (int edits = 1 + rng.below(4); edits > 0; edits--) {
            int at = rng.below(out.length() + 1);
            char letter = alphabet.charAt(rng.below(alphabet.length()));
            switch (rng.below(4)) {
                case 0 -> out.insert(at, letter);
                case 1 -> out.delete(at, Math.min(out.length(), at + 1 + rng.below(3)));
                case 2 -> out.replace(at, Math.min(out.length(), at + 1), String.valueOf(letter));
                default -> out.insert(at, text, 0, rng.below(text.length() + 1));
            }
        }
        return out.toString();
    }
}
