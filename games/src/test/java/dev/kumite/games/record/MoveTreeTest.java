package dev.kumite.games.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games with variations: made, written and read. */
class MoveTreeTest {

    private static GameRecord read(String text) {
        List<GameRecord> records = RecordReader.readTrees(text, "game.pdn", null);
        assertThat(records).hasSize(1);
        return records.get(0);
    }

    @Test
    void theFirstMoveAfterAPositionIsTheMainOne() {
        MoveTree tree = MoveTree.of(List.of(1, 2, 3)).with(List.of(1, 5, 6)).with(List.of(1, 2, 3, 4));
        assertThat(tree.mainLine()).containsExactly(1, 2, 3, 4);
        assertThat(tree.nodes()).hasSize(6);
        assertThat(tree.line(4)).containsExactly(1, 5, 6);
        assertThat(tree.with(List.of(1, 5))).isEqualTo(tree);
        assertThat(tree.under(List.of(1, 5, 7)).mainLine()).containsExactly(1, 5, 7);
        assertThat(tree.under(List.of(1, 5, 7)).nodes()).hasSize(7);
    }

    @Test
    void aMoveIsTakenAwayWithAllThatFollowsIt() {
        MoveTree tree = MoveTree.of(List.of(1, 2, 3)).with(List.of(1, 5, 6));
        assertThat(tree.without(List.of(1, 5))).isEqualTo(MoveTree.of(List.of(1, 2, 3)));
        assertThat(tree.without(List.of(1, 2)).mainLine()).containsExactly(1, 5, 6);
        assertThat(tree.without(List.of(1)).nodes()).isEmpty();
        assertThat(tree.without(List.of(9))).isEqualTo(tree);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 11-15 (1. 9-14 22-18) 1... 22-18 *",
                "1. 11-15 22-18 (1... 23-19 2. 8-11 (2. 9-14) 2... 22-17) (1... 24-20) 2. 15x22 *",
                "1. 11-15 (1. 9-14) (1. 10-15) (1. 12-16) *",
            })
    void variationsAreWrittenAsTheyAreRead(String moves) {
        String written = RecordWriter.write(read(moves));
        assertThat(written).endsWith("\n\n" + moves + "\n");
        assertThat(RecordWriter.write(read(written))).isEqualTo(written);
    }

    @Test
    void aVariationOfAVariationsFirstMoveIsOneOfTheMoveItself() {
        assertThat(RecordWriter.write(read("1. 11-15 (1. 9-14 (1. 10-15)) 23-19 *")))
                .endsWith("\n1. 11-15 (1. 9-14) (1. 10-15) 1... 23-19 *\n");
    }

    @Test
    void whatWasPlayedStaysTheMainLine() {
        GameRecord record = read("1. 11-15 (1. 11-15 23-19) 22-18 *");
        assertThat(RecordWriter.write(record)).endsWith("\n1. 11-15 22-18 (1... 23-19) *\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 11-15 (1. 9-15) *       | game.pdn:1:14: 9-15 is not legal here",
                "1. 11-15 (1. 9-14 *        | game.pdn:1:10: this '(' is never closed",
                "1. 11-15 ) *               | game.pdn:1:10: this ')' closes nothing",
                "(1. 11-15) 9-14 *          | game.pdn:1:1: this '(' begins a variation, but there is no move before",
                "1. 11-15 (as in 1982) 9-14 | game.pdn:1:11: ",
            })
    void whatCannotBeReadIsSaidInOneLine(String text, String complaint) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(complaint)
                .message()
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "katarenga", "checkers"})
    void treesOfRandomMovesRoundTrip(String name) {
        Game game = Games.parse(name);
        Random random = new Random(7);
        for (int round = 0; round < 20; round++) {
            GameRecord played = RandomGames.of(game, round + 1, 20);
            MoveTree tree = played.tree();
            for (int i = 0; i < 8; i++) tree = tree.with(branch(played, tree, random));
            GameRecord record = new GameRecord(game, played.start(), tree, played.outcome(), Map.of());
            String written = RecordWriter.write(record);
            GameRecord again = read(written);
            assertThat(again.moves()).isEqualTo(played.moves());
            assertThat(lines(again.tree())).containsExactlyInAnyOrderElementsOf(lines(tree));
            assertThat(RecordWriter.write(again)).isEqualTo(written);
        }
    }

    private static List<List<Integer>> lines(MoveTree tree) {
        List<List<Integer>> lines = new ArrayList<>();
        for (int node = 0; node < tree.nodes().size(); node++) lines.add(tree.line(node));
        return lines;
    }

    /** A few random moves from some node, but none after the last move of the game. */
    private static List<Integer> branch(GameRecord played, MoveTree tree, Random random) {
        List<Integer> line =
                new ArrayList<>(tree.line(random.nextInt(tree.nodes().size())));
        line.remove(line.size() - 1);
        Position position = played.startPosition();
        line.forEach(position::make);
        for (int i = 0; i < 4 && position.result() == Result.ONGOING; i++) {
            int[] moves = played.game().moves(position);
            int move = moves[random.nextInt(moves.length)];
            line.add(move);
            position.make(move);
        }
        List<Integer> main = played.moves();
        boolean goesOn =
                line.size() > main.size() && line.subList(0, main.size()).equals(main);
        return goesOn ? main : line;
    }
}
