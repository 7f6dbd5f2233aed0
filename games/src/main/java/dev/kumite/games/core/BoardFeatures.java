package dev.kumite.games.core;

import dev.kumite.games.evaluation.Schulz;

/**
 * What hand-written rules ask of a board beyond its moves: how freely the pieces move, where they stand, and which way
 * is forward. A game's positions implement it so that rules such as {@link Schulz} need not know the game.
 */
public interface BoardFeatures extends Position {

    /** How many moves this side would have if it were its turn; the player to move has none when the game is over. */
    int mobility(int side);

    /** How many of this side's pieces stand in a corner of the board. */
    int cornerPieces(int side);

    /** How many of this side's pieces stand on an edge of the board, corners left out. */
    int edgePieces(int side);

    /** Whether this legal move brings its piece nearer to the far side of the board. */
    boolean advances(int move);
}
