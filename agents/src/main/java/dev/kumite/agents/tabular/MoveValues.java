package dev.kumite.agents.tabular;

import dev.kumite.games.Position;

/** What the table says about the moves of a position. Not thread-safe: one for each player. */
interface MoveValues {
    /** Writes into {@code out[from … end − 1]} what the moves at these places are worth for the player to move. */
    void judge(Position position, int[] moves, int from, int end, double[] out);
}
