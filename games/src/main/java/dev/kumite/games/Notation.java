package dev.kumite.games;

import dev.kumite.games.core.Position;

/**
 * How a game's positions and moves are written as text. Readers throw {@link dev.kumite.base.BadInput}, nothing else.
 */
public interface Notation {

    /** One line with everything except the history. */
    String write(Position position);

    Position read(String text);

    /** A move as a person writes it, unambiguous in this position. */
    String writeMove(Position position, int move);

    /** The legal move that the text means in this position. */
    int readMove(Position position, String text);

    /** An example of a move, for help and error lines. */
    String exampleMove();
}
