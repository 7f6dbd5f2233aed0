package dev.kumite.games.oracle;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;

/**
 * Knows the exact values of the positions it covers, as a solver computed them. Threads can share it, and a look-up
 * allocates nothing.
 *
 * <p>Values ignore draws by repetition and by a count of plies: a position that is won here may still be drawn by a
 * player who makes no progress.
 */
public interface Oracle {
    /** The answer for a position that is not covered. */
    int UNKNOWN = 0;

    int WIN = 1;
    int LOSS = 2;
    int DRAW = 3;

    /** {@link #WIN}, {@link #LOSS} or {@link #DRAW} for the player to move, else {@link #UNKNOWN}. */
    int value(Position position);

    /** The same, where a game that is over has a value too. */
    default int exact(Position position) {
        int result = position.result();
        if (result == Result.ONGOING) return value(position);
        if (result == Result.DRAW) return DRAW;
        return Result.winner(result) == position.sideToMove() ? WIN : LOSS;
    }

    /** {@code won}, {@code drawn}, {@code lost} or {@code unknown}. */
    static String word(int value) {
        return value == WIN ? "won" : value == LOSS ? "lost" : value == DRAW ? "drawn" : "unknown";
    }

    /** The answer of {@link #winningMove} where it knows none. */
    int NO_MOVE = -1;

    /**
     * In a won position, a move that not only keeps the win but brings it nearer: whoever always plays it wins. For the
     * root of a search; {@link #NO_MOVE} where the position is not won or the tables cannot tell the way.
     */
    int winningMove(Position position);

    /**
     * What {@link #winningMove} promises: within how many plies it comes to the end of the game or to something that cannot
     * be taken back, such as a capture, after which it promises anew; whatever the other side does. 0 where it knows no
     * move.
     */
    int winningPlies(Position position);

    /**
     * A random position with this many pieces, divided between the sides as evenly as possible, in which the game is
     * not over. For tuning and for tests of agents against the truth.
     */
    Position sample(int pieces, Rng rng);

    /**
     * A random one of all covered positions in which the game is not over, each equally likely whatever its number of
     * pieces. For figures about the whole tablebase.
     */
    Position any(Rng rng);

    /** Positions with more pieces on the board than this, both sides' together, are not covered. */
    int pieces();

    /** The same value as the other side sees it. */
    static int turned(int value) {
        return value == WIN ? LOSS : value == LOSS ? WIN : value;
    }
}
