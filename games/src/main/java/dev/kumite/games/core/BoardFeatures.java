package dev.kumite.games.core;

/**
 * What hand-written rules use of a board besides its moves: mobility, pieces in corners and on edges, and which moves
 * go forward. Positions implement it so that such rules need not know the game.
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
