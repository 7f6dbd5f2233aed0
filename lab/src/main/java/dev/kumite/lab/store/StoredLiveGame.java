package dev.kumite.lab.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress between people or agents.
 *
 * @param id its name, which cannot be guessed
 * @param seats who plays each side, {@code person} or an agent
 * @param start its starting position, in the game's notation
 * @param plies the moves since then
 * @param board how many of these plies are on the board; fewer than all while somebody looks back
 * @param resigned the side that resigned; 2 for a draw by agreement, 3 or 4 if side 0 or 1 lost on time, −1 if nobody
 *     ended it early
 * @param pace milliseconds between two agents' moves
 * @param offer what one side offers the other, if it waits for an answer
 * @param clock how much time is left, if there is a clock
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
        @Nullable Offer offer,
        @Nullable ClockState clock,
        long version,
        long created,
        long changed) {

    /**
     * One move.
     *
     * @param move its number, as the game counts them
     * @param by who made it
     * @param value the value that the agent gave it, −1 to 1, if it gave one
     */
    public record Ply(int move, String by, @Nullable Double value) {}

    /**
     * An offer to the other side.
     *
     * @param what {@code draw} or {@code takeback}
     * @param side whose offer it is
     */
    public record Offer(String what, int side) {}

    /**
     * A clock that stands still.
     *
     * @param control how much time there is, as {@code TimeControl} writes it
     * @param left milliseconds by side
     */
    public record ClockState(String control, List<Long> left) {
        public ClockState {
            left = List.copyOf(left);
        }
    }

    public StoredLiveGame {
        seats = List.copyOf(seats);
        plies = List.copyOf(plies);
    }
}
