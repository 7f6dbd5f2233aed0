package dev.kumite.games.pattern;

import dev.kumite.games.core.Position;

/**
 * How a game shows its positions to a small network: as a set of numbered inputs, each on or off, from the view of the
 * player to move, so that a position and the same one with the colours exchanged look alike. The inputs are the bits of
 * a few words, so that two positions are compared by a few operations and only what changed has to be computed anew.
 */
public interface Inputs {

    /** A network fits all games whose inputs have the same name, such as {@code onitama-5}. */
    String name();

    /** How many words the inputs fill; bit {@code b} of word {@code w} is input {@code 64 w + b}. */
    int words();

    /** Writes the inputs of a position that is not over. Allocates nothing; any thread may. */
    void read(Position position, long[] words);

    /** How many phases of the game a network tells apart, each with weights of its own for its output. */
    int phases();

    /** The phase of a position, from 0 on. */
    int phase(Position position);
}
