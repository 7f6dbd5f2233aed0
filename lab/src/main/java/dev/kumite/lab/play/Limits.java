package dev.kumite.lab.play;

import dev.kumite.base.BadInput;
import dev.kumite.spec.Kind;
import java.io.Serializable;

/**
 * When the umpire ends a game that the rules would let continue.
 *
 * @param plies a game of this many plies is unfinished; 0 where each contest has its own cap
 * @param moveNanos an agent that takes longer over a move forfeits the game
 * @param sureValue a side is declared the winner when both agents have given it at least this value …
 * @param surePlies … for this many plies in a row; 0 turns this off
 * @param gameNanos a game whose moves have taken this long together is unfinished; 0 turns this off
 */
public record Limits(int plies, long moveNanos, double sureValue, int surePlies, long gameNanos)
        implements Serializable {
    private static final int MOST_PLIES = 1000;

    /** Long enough for any honest search, short enough that a hanging agent does not waste the night. */
    public static final long PATIENCE_NANOS = 600_000_000_000L;

    /** The default of a run: no adjudication, no time cap. */
    public static final Limits USUAL = ofMoves(PATIENCE_NANOS);

    /** Creating an agent, notifying it of a move and closing it take no thinking: they have this long at least. */
    private static final long HOUSEKEEPING_NANOS = 10_000_000_000L;

    /** Only a limit for each move. */
    public static Limits ofMoves(long moveNanos) {
        return new Limits(0, moveNanos, 1, 0, 0);
    }

    /** For an agent that makes a single move. */
    public static Limits ofOneMove(long moveNanos) {
        return ofMoves(moveNanos).withPlies(1);
    }

    public Limits withPlies(int most) {
        return new Limits(most, moveNanos, sureValue, surePlies, gameNanos);
    }

    public Limits withAdjudication(double value, int forPlies) {
        return new Limits(plies, moveNanos, value, forPlies, gameNanos);
    }

    /** With adjudication as text: a value and a number of plies, such as {@code 0.98,8}. */
    public Limits withAdjudication(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2) throw new BadInput("must be a value and a number of plies: 0.98,8");
        return withAdjudication(
                Kind.real(0.01, 1).read(parts[0].strip()),
                Kind.whole(1, MOST_PLIES).read(parts[1].strip()));
    }

    public Limits withTimeCap(long nanos) {
        return new Limits(plies, moveNanos, sureValue, surePlies, nanos);
    }

    /** How long an agent may take over anything but the choice of a move. */
    long housekeepingNanos() {
        return Math.max(moveNanos, HOUSEKEEPING_NANOS);
    }
}
