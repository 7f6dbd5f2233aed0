package dev.kumite.games.pattern;

import dev.kumite.games.core.Position;

/**
 * How a game shows its moves to a network that guesses which of them are good: as one or a few numbered rows each, from
 * the view of the player to move. The network has weights for each row and adds up those of a move, so that moves which
 * share a row share what was learned about it.
 */
public interface MoveRows {
    /** No move has more rows than this. */
    int MOST = 2;

    /** How many rows there are. */
    int count();

    /** Writes the rows of a legal move from {@code out[at]} on and returns the end. Allocates nothing; any thread may. */
    int write(Position position, int move, int[] out, int at);
}
