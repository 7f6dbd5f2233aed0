package dev.kumite.lab.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress between people or agents.
 *
 * @param id names it, and cannot be guessed
 * @param seats who plays each side, {@code person} or an agent
 * @param start where it began, in the game's notation
 * @param plies what was played from there on
 * @param board how many of these plies are on the board; fewer than all where somebody looks back
 * @param resigned the side that gave up; 2 where both agreed to a draw, −1 where nobody ended it before its time
 * @param pace milliseconds between two agents' moves
 * @param version counts the changes
 * @param created in milliseconds since 1970, like {@code changed}
 */
public record StoredLiveGame(
        String id,
        String title,
        String game,
        List<String> seats,
        String start,
        List<Ply> plies,
        int board,
        int resigned,
        int pace,
        boolean paused,
        long version,
        long created,
        long changed) {

    /**
     * One move.
     *
     * @param move its number, as the game counts them
     * @param by who made it
     * @param value what he expected of it, −1 to 1, where he said so
     */
    public record Ply(int move, String by, @Nullable Double value) {}

    public StoredLiveGame {
        seats = List.copyOf(seats);
        plies = List.copyOf(plies);
    }
}
