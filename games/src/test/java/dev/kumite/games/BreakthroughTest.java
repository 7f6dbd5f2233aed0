package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The example of docs/add-a-game.md, from its jar, held to the contract of all games. */
class BreakthroughTest {

    @BeforeAll
    static void load(@TempDir Path folder) throws IOException {
        URL jar = Example.pack("breakthrough-game", folder)
                .resolve("breakthrough-game.jar")
                .toUri()
                .toURL();
        Games.use(new URLClassLoader(new URL[] {jar}, Games.class.getClassLoader()));
    }

    @AfterAll
    static void unload() {
        Games.useShipped();
    }

    /** A board as a map from squares to sides, and the rules written down as slowly and plainly as possible. */
    private static final class Slow {
        private final Map<String, Character> board = new HashMap<>();
        private final int size;
        private final char mover;

        /** Reads {@code W:Wa1,b1:Ba8,b8}. */
        Slow(String text, int size) {
            this.size = size;
            this.mover = text.charAt(0);
            for (String part : List.of(text.split(":")[1], text.split(":")[2]))
                for (String square : part.substring(1).split(","))
                    if (!square.isEmpty()) board.put(square, part.charAt(0));
        }

        private Slow(Map<String, Character> board, int size, char mover) {
            this.board.putAll(board);
            this.size = size;
            this.mover = mover;
        }

        private char other() {
            return mover == 'W' ? 'B' : 'W';
        }

        private boolean isOver() {
            for (char column = 'a'; column < 'a' + size; column++)
                if (board.getOrDefault(column + "" + size, ' ') == 'W' || board.getOrDefault(column + "1", ' ') == 'B')
                    return true;
            return !board.containsValue('W') || !board.containsValue('B');
        }

        Set<String> moves() {
            Set<String> moves = new TreeSet<>();
            if (isOver()) return moves;
            board.forEach((from, owner) -> {
                if (owner != mover) return;
                int row = from.charAt(1) - '0' + (mover == 'W' ? 1 : -1);
                for (int right = -1; right <= 1; right++) {
                    char column = (char) (from.charAt(0) + right);
                    if (column < 'a' || column >= 'a' + size || row < 1 || row > size) continue;
                    String to = column + "" + row;
                    boolean free = !board.containsKey(to);
                    boolean enemy = board.getOrDefault(to, ' ') == other();
                    if (free || enemy && right != 0) moves.add(from + to);
                }
            });
            return moves;
        }

        private Slow after(String move) {
            Map<String, Character> then = new HashMap<>(board);
            then.remove(move.substring(0, 2));
            then.put(move.substring(2), mover);
            return new Slow(then, size, other());
        }

        long perft(int depth) {
            if (depth == 0) return 1;
            if (isOver()) return 1;
            long count = 0;
            for (String move : moves()) count += after(move).perft(depth - 1);
            return count;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8})
    void perftIsThatOfASlowGenerator(int size) {
        Game game = Games.parse("breakthrough(size=" + size + ")");
        Slow slow = new Slow(game.notation().write(game.start(1)), size);
        for (int depth = 1; depth <= 4; depth++)
            assertThat(new Perft(game, game.start(1), depth).count(depth)).isEqualTo(slow.perft(depth));
    }

    /** The contract on boards of one size. */
    @TestInstance(TestInstance.Lifecycle.PER_METHOD)
    abstract static class Contract extends GameContract {
        private final int size;

        Contract(int size) {
            this.size = size;
        }

        @Override
        protected Game game() {
            return Games.parse("breakthrough(size=" + size + ")");
        }

        @Override
        protected int games() {
            return 10;
        }

        @Override
        protected Set<String> secondOpinion(String position) {
            return new Slow(position, size).moves();
        }

        /** The board turned round, with colours exchanged. */
        @Override
        protected String turned(String position) {
            String[] parts = position.split(":", -1);
            return (parts[0].equals("W") ? "B" : "W") + ":W" + turnedSquares(parts[2]) + ":B" + turnedSquares(parts[1]);
        }

        private String turnedSquares(String part) {
            List<String> squares = new ArrayList<>();
            for (String square : part.substring(1).split(","))
                if (!square.isEmpty())
                    squares.add((char) ('a' + size - 1 - (square.charAt(0) - 'a')) + ""
                            + (size + 1 - (square.charAt(1) - '0')));
            return String.join(",", squares);
        }
    }

    @Nested
    class Size6 extends Contract {
        Size6() {
            super(6);
        }
    }

    @Nested
    class Size8 extends Contract {
        Size8() {
            super(8);
        }
    }

    @Test
    void theEndingsAreThoseOfTheRules() {
        Game game = Games.parse("breakthrough(size=6)");
        Position goal = game.notation().read("B:Wa6:Bf6");
        assertThat(Outcome.of(goal, 3).sentence(game)).isEqualTo("White wins by reaching the far row after 3 plies.");
        Position swept = game.notation().read("W:Wa2:Bb3");
        swept.make(game.notation().readMove(swept, "a2b3"));
        assertThat(Outcome.of(swept, 1).sentence(game)).isEqualTo("White wins by elimination after 1 ply.");
        assertThat(swept.ending()).isSameAs(Games.ending("elimination").orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "W:W:B",
                "W:Wa1",
                "X:Wa1:Bb6",
                "W:Wa1,a1:Bb6",
                "W:Wa1:Ba1",
                "W:Wa7:Bb6",
                "W:Wa6:Bb6",
                "B:Wa6:Bb1"
            })
    void positionsThatCannotBeAreRefused(String text) {
        Notation notation = Games.parse("breakthrough(size=6)").notation();
        assertThatThrownBy(() -> notation.read(text)).isInstanceOf(BadInput.class);
    }
}
