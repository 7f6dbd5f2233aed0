package dev.kumite.lab.clock;

import java.util.ArrayList;
import java.util.List;

/**
 * The clock of a game at some moment. It runs for one side at most. Times are milliseconds of any source that does not
 * jump; whoever asks says what time it is.
 *
 * @param left what each side had when the clock was last started or stopped
 * @param running the side whose time passes, or {@link #NOBODY}
 * @param since when that began
 */
public record Clock(TimeControl control, List<Long> left, int running, long since) {
    public static final int NOBODY = -1;

    /** The part of what is left that is kept for the way of an answer. */
    private static final long MARGIN = 200;

    public Clock {
        left = List.copyOf(left);
    }

    /** At the beginning of a game: it stands still. */
    public static Clock of(TimeControl control) {
        return of(control, List.of(control.base(), control.base()));
    }

    /** One that stands still with this much time left. */
    public static Clock of(TimeControl control, List<Long> left) {
        return new Clock(control, left, NOBODY, 0);
    }

    public long left(int side, long now) {
        long passed = side == running ? now - since : 0;
        return Math.max(0, left.get(side) - passed);
    }

    /** Lets the time of this side pass, and of no other. */
    public Clock run(int side, long now) {
        return side == running ? this : new Clock(control, stop(now).left, side, now);
    }

    public Clock stop(long now) {
        return of(control, List.of(left(0, now), left(1, now)));
    }

    /** A side has moved: it gets the time for its next move or, if its time has passed, the increment. */
    public Clock moved(int side, long now) {
        List<Long> after = new ArrayList<>(stop(now).left);
        if (control.perMove()) after.set(side, control.base());
        else if (side == running) after.set(side, after.get(side) + control.increment());
        return of(control, after);
    }

    /** After moves were taken back: a move has its whole time again, what was spent of a game's is not given back. */
    public Clock renewed(long now) {
        return control.perMove() ? of(control) : stop(now);
    }

    /** The side that has run out of time, or {@link #NOBODY}. */
    public int fallen(long now) {
        return running != NOBODY && left(running, now) == 0 ? running : NOBODY;
    }

    /** What this side's agent should spend on its next move. */
    public long budget(int side, long now) {
        long had = left(side, now);
        return Math.max(1, Math.min(control.share(had), had - MARGIN));
    }
}
