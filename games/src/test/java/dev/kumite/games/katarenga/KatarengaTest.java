package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.GameContract;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Spec;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The contract of all games for small boards, for large ones, and for the large kind of board at small sizes. */
class KatarengaTest {

    /** What the variants below have in common. */
    abstract static class Contract extends GameContract {
        private final Game game;

        Contract(Game game) {
            this.game = game;
        }

        @Override
        protected Game game() {
            return game;
        }

        @Override
        protected Set<String> secondOpinion(String position) {
            return new Referee(position).moves();
        }

        @Override
        protected String turned(String position) {
            return Turn.over(position);
        }

        /** The same position with the other side to move, where there is such a one, must be able to win. */
        @Test
        void threatenedMeansThatTheOtherSideCouldWin() {
            for (int seed = 1; seed <= games(); seed++) {
                Rng rng = new Rng(seed);
                Position position = game.start(seed);
                while (position.result() == Result.ONGOING) {
                    String text = game.notation().write(position);
                    String otherToMove = (text.startsWith("W") ? "B" : "W") + text.substring(1);
                    assertThat(position.threatened())
                            .as(text)
                            .isEqualTo(game.notation().read(otherToMove).canWin());
                    int[] moves = game.moves(position);
                    position.make(moves[rng.below(moves.length)]);
                }
                assertThat(position.threatened()).isFalse();
            }
        }

        @Test
        void wholeGamesGoAsTheRefereeSays() {
            for (int seed = 1; seed <= games(); seed++) {
                Rng rng = new Rng(seed);
                Position position = game.start(seed);
                Referee referee = new Referee(game.notation().write(position));
                for (int ply = 0; ply < game.plyCap() && position.result() == Result.ONGOING; ply++) {
                    int[] moves = game.moves(position);
                    int move = moves[rng.below(moves.length)];
                    referee.play(game.notation().writeMove(position, move));
                    position.make(move);
                    assertThat(game.notation().write(position)).isEqualTo(referee.text());
                }
                assertThat(position.result() != Result.ONGOING).isEqualTo(referee.over());
                assertThat(Result.winner(position.result()))
                        .isEqualTo(
                                switch (referee.winner()) {
                                    case "white" -> 0;
                                    case "black" -> 1;
                                    default -> -1;
                                });
            }
        }
    }

    private static Game onArrays(int size) {
        Spec spec = Spec.parse("katarenga(size=" + size + ")");
        return new KatarengaGame(spec, size, seed -> Layout.draw(size, seed, null, null), LargePosition::new);
    }

    @Nested
    class Size4 extends Contract {
        Size4() {
            super(Games.parse("katarenga(size=4)"));
        }
    }

    @Nested
    class Size5 extends Contract {
        Size5() {
            super(Games.parse("katarenga(size=5)"));
        }
    }

    @Nested
    class Size8 extends Contract {
        Size8() {
            super(Games.parse("katarenga"));
        }
    }

    @Nested
    @Tag("slow")
    class Size9 extends Contract {
        Size9() {
            super(Games.parse("katarenga(size=9)"));
        }

        @Override
        protected int games() {
            return 15;
        }
    }

    @Nested
    @Tag("slow")
    class Size20 extends Contract {
        Size20() {
            super(Games.parse("katarenga(size=20)"));
        }

        @Override
        protected int games() {
            return 4;
        }
    }

    @Nested
    class ArraysAtSize4 extends Contract {
        ArraysAtSize4() {
            super(onArrays(4));
        }
    }

    @Nested
    @Tag("slow")
    class ArraysAtSize8 extends Contract {
        ArraysAtSize8() {
            super(onArrays(8));
        }
    }

    @Test
    void theTwoBoardsAgreeOnEverything() {
        for (int size = Layout.SMALLEST; size <= SmallTable.LARGEST; size++)
            for (int seed = 1; seed <= 20; seed++)
                agree(Games.parse("katarenga(size=" + size + ")"), onArrays(size), seed);
    }

    private static void agree(Game bits, Game arrays, int seed) {
        Position one = bits.start(seed);
        Position two = arrays.start(seed);
        Rng rng = new Rng(seed);
        while (true) {
            int[] moves = bits.moves(one);
            assertThat(arrays.moves(two)).isEqualTo(moves);
            assertThat(two.key()).isEqualTo(one.key());
            assertThat(two.result()).isEqualTo(one.result());
            assertThat(two.ending()).isEqualTo(one.ending());
            assertThat(two.canWin()).isEqualTo(one.canWin());
            assertThat(two.threatened()).isEqualTo(one.threatened());
            assertThat(two.pieces(0)).isEqualTo(one.pieces(0));
            assertThat(two.pieces(1)).isEqualTo(one.pieces(1));
            if (moves.length == 0) return;
            for (int move : moves) {
                assertThat(two.wins(move)).isEqualTo(one.wins(move));
                assertThat(two.captures(move)).isEqualTo(one.captures(move));
            }
            int move = moves[rng.below(moves.length)];
            one.make(move);
            two.make(move);
        }
    }

    /** A position with the colours swapped and the board turned upside down. */
    static final class Turn {
        private Turn() {}

        static String over(String position) {
            String[] parts = position.split(":");
            String[] rows = parts[3].split("/");
            String[] points = parts[4].split("-");
            StringBuilder tiles = new StringBuilder();
            for (String row : rows) tiles.insert(0, row + (tiles.isEmpty() ? "" : "/"));
            return (parts[0].equals("W") ? "B" : "W") + ":W" + pawns(parts[2], rows.length) + ":B"
                    + pawns(parts[1], rows.length) + ":" + tiles + ":" + points[1] + "-" + points[0];
        }

        private static String pawns(String list, int size) {
            return Stream.of(list.substring(1).split(","))
                    .filter(square -> !square.isEmpty())
                    .map(square -> square.charAt(0) + "" + (size + 1 - Integer.parseInt(square.substring(1))))
                    .collect(Collectors.joining(","));
        }
    }
}
