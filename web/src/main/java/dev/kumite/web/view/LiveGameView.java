package dev.kumite.web.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress.
 *
 * @param seats by side: {@code person}, an agent's text, or {@code litama}, with the bot's name once it has come
 * @param names the players' names by side, null where none is given
 * @param offered by side, whether there is a link by which somebody else plays it
 * @param start the start position
 * @param plies number of moves played
 * @param now the position on the board
 * @param lastMove the move that led to it, or null
 * @param cursor number of plies of the history that are on the board
 * @param captured for each side the letters of its pieces that were captured until then
 * @param thinking the agent that is thinking about the next move, or null
 * @param pace milliseconds between the moves of two agents
 * @param offer what one side offers the other, if it waits for an answer
 * @param clock how much time is left, or null if there is no clock
 * @param over how the game ended; null while it is in progress or an earlier position is on the board
 * @param trouble why an agent cannot continue, or null
 * @param version number of changes
 */
public record LiveGameView(
        String id,
        String title,
        String created,
        String game,
        List<String> seats,
        List<@Nullable String> names,
        List<Boolean> offered,
        List<String> sideNames,
        String start,
        int plies,
        PositionView now,
        @Nullable MoveView lastMove,
        List<PlyView> history,
        int cursor,
        List<String> captured,
        @Nullable ThinkingView thinking,
        boolean paused,
        int pace,
        @Nullable OfferView offer,
        @Nullable ClockView clock,
        @Nullable OverView over,
        @Nullable String trouble,
        long version) {

    /**
     * A move that was played.
     *
     * @param ply its number, from 1
     * @param value the result the player expected, −1 to 1, or null
     * @param by {@code person} or an agent's text
     */
    public record PlyView(
            int ply,
            int side,
            String move,
            MoveView shape,
            @Nullable Double value,
            String by) {}

    /**
     * An agent that is thinking.
     *
     * @param since start time in UTC
     */
    public record ThinkingView(int side, String agent, String since) {}

    /**
     * An offer to the other side.
     *
     * @param what {@code draw} or {@code takeback}
     * @param side whose offer it is
     */
    public record OfferView(String what, int side) {}

    /**
     * A clock.
     *
     * @param control how much time there is, such as {@code 300+3}
     * @param left milliseconds that each side has left
     * @param running the side whose time passes, or null
     * @param low with less than so many milliseconds, time is short
     */
    public record ClockView(
            String control, List<Long> left, @Nullable Integer running, long low) {}

    public record OverView(int winner, String ending, String sentence) {}

    /** A live game in a list. */
    public record Line(
            String id,
            String title,
            String game,
            List<String> seats,
            List<@Nullable String> names,
            int plies,
            @Nullable OverView over,
            String created,
            String changed) {}
}
