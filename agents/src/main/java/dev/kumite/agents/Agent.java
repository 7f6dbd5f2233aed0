package dev.kumite.agents;

import dev.kumite.games.core.Position;

/**
 * Chooses moves for one side of one game. An agent belongs to one game and one thread at a time; the next game gets a
 * new one.
 */
public interface Agent extends AutoCloseable {

    /**
     * The move to play in {@code position}, which stays as it is, with what the search found out. In a finished game:
     * {@link Choice#over}. With nothing of its budget left it still answers a legal move.
     */
    Choice choose(Position position, Thinking thinking);

    /** The move that {@link #choose} would play, without what it found out: for games that nobody looks at. */
    default int pick(Position position) {
        return choose(position, Thinking.unwatched()).move();
    }

    /** Told of every move played, by either side, so that what was learned can be kept. */
    default void played(int move) {}

    /** Frees threads and memory; the agent is not used again. */
    @Override
    default void close() {}
}
