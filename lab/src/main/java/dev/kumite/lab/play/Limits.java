package dev.kumite.lab.play;

/**
 * When the umpire ends a game that the rules would let go on.
 *
 * @param plies a game of so many plies is called unfinished
 * @param moveNanos an agent that takes longer over a move loses the game
 * @param sureValue a side is declared the winner when both agents have given it at least this value …
 * @param surePlies … for so many plies in a row; 0 turns this off
 * @param gameNanos a game whose moves have taken so long together is called unfinished; 0 turns this off
 */
public record Limits(int plies, long moveNanos, double sureValue, int surePlies, long gameNanos) {
    /** Long enough for any honest search, short enough that a hanging agent does not spoil the night. */
    public static final long PATIENCE_NANOS = 600_000_000_000L;

    /** Making an agent, telling it of a move and closing it are no thinking: they have this long at least. */
    private static final long HOUSEKEEPING_NANOS = 10_000_000_000L;

    /** Without a cap on the time that a game takes. */
    public Limits(int plies, long moveNanos, double sureValue, int surePlies) {
        this(plies, moveNanos, sureValue, surePlies, 0);
    }

    /** How long an agent may take over what is no choice of a move. */
    long housekeepingNanos() {
        return Math.max(moveNanos, HOUSEKEEPING_NANOS);
    }

    /** For an agent that makes a single move. */
    public static Limits ofOneMove(long moveNanos) {
        return new Limits(1, moveNanos, 1, 0);
    }
}
