package dev.kumite.games.katarenga;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.List;

/** What the solver may see of boards of 4×4: pawns as the bits of an int, square a1 the lowest. */
public final class KatarengaBoards {
    public static final int SIZE = 4;

    private KatarengaBoards() {}

    /**
     * A move that a tile offers on an otherwise empty board.
     *
     * @param between the squares that must be empty
     */
    public record Step(int to, int between) {}

    /** Whether this is a board of 4×4. */
    public static boolean isFourByFour(Position position) {
        return position instanceof SmallPosition board && board.layout.size() == SIZE;
    }

    /** Whether all games have the same tiles. */
    public static boolean hasFixedTiles(Game game) {
        return ((KatarengaGame) game).hasFixedTiles();
    }

    public static int pawns(Position position, int side) {
        return (int) ((SmallPosition) position).pawns(side);
    }

    public static int points(Position position, int side) {
        return ((SmallPosition) position).points(side);
    }

    /** A number that tells layouts apart. */
    public static long layoutKey(Position position) {
        return ((SmallPosition) position).layout.key();
    }

    /** The tiles, row 1 first. */
    public static String tiles(Position position) {
        return ((SmallPosition) position).layout.toString();
    }

    /** What the tile on a square offers. */
    public static List<Step> steps(Position position, int square) {
        Layout layout = ((SmallPosition) position).layout;
        Tile tile = layout.tile(square);
        List<Step> steps = new ArrayList<>();
        for (int direction = 0; direction < tile.directions(); direction++) {
            int between = 0;
            int to = square;
            for (int distance = 1; distance <= tile.reach(); distance++) {
                to = layout.step(to, tile.right(direction), tile.up(direction));
                if (to < 0) break;
                steps.add(new Step(to, between));
                between |= 1 << to;
            }
        }
        return steps;
    }

    /** A position on the board of another one, in which the game goes on. */
    public static Position position(Position like, int side, int white, int black, int whitePoints, int blackPoints) {
        SmallPosition board = new SmallPosition(((SmallPosition) like).layout);
        board.white = white;
        board.black = black;
        board.whitePoints = whitePoints;
        board.blackPoints = blackPoints;
        board.side = side;
        board.key = board.freshKey();
        assert board.result() == Result.ONGOING;
        return board;
    }
}
