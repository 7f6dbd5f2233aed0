package dev.kumite.games.checkers;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.Patterns;
import java.util.List;

/**
 * The encoding of checkers for networks: the 32 dark squares as eight rows of four. Every other row is shifted by half
 * a square, so the meaning of a window depends on its row; there is no mirror image, which would have its pieces on
 * light squares.
 */
enum CheckersPatterns implements Patterns {
    ALL;

    private static final int ROWS = 8;
    private static final int COLUMNS = 4;
    private static final int SQUARES = ROWS * COLUMNS;
    /** Empty, own man, own king, the other side's man, its king. */
    private static final int PIECES = 5;

    private static final int MOST_PIECES = 12;

    private static final List<Plane> PLANES =
            List.of(new Plane("pieces", PIECES, List.of(Shape.window(3, 2), Shape.window(2, 3))));
    private static final List<Mark> MARKS = List.of(
            new Mark("men left", (MOST_PIECES + 1) * (MOST_PIECES + 1), 1),
            new Mark("kings left", (MOST_PIECES + 1) * (MOST_PIECES + 1), 1));

    @Override
    public int rows() {
        return ROWS;
    }

    @Override
    public int columns() {
        return COLUMNS;
    }

    @Override
    public List<Plane> planes() {
        return PLANES;
    }

    @Override
    public List<Mark> marks() {
        return MARKS;
    }

    @Override
    public boolean mirrors() {
        return false;
    }

    @Override
    public void draw(Position position, int[] picture) {
        CheckersPosition p = (CheckersPosition) position;
        long own = p.own();
        long other = p.other();
        long kings = p.kings();
        boolean turned = p.sideToMove() == 1;
        for (int square = 1; square <= SQUARES; square++) {
            int index = Board.index(square);
            int king = (int) (kings >>> index & 1);
            int piece = (own >>> index & 1) != 0 ? 1 + king : (other >>> index & 1) != 0 ? 3 + king : 0;
            picture[turned ? SQUARES - square : square - 1] = piece;
        }
        picture[SQUARES] = pair(own & ~kings, other & ~kings);
        picture[SQUARES + 1] = pair(own & kings, other & kings);
    }

    private static int pair(long own, long other) {
        return Long.bitCount(own) * (MOST_PIECES + 1) + Long.bitCount(other);
    }
}
