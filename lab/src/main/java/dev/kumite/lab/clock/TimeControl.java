package dev.kumite.lab.clock;

import dev.kumite.base.BadInput;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much time both sides have: for each move, or for the whole game with an increment after each move. Written as in
 * PGN, in seconds: {@code 1/30} is half a minute for each move, {@code 300+3} five minutes with three seconds more after
 * each move.
 *
 * @param base milliseconds for a move, or at the beginning of the game
 * @param increment milliseconds added after each move; 0 where every move has its own time
 */
public record TimeControl(long base, long increment, boolean perMove) {
    private static final Pattern PER_MOVE = Pattern.compile("1/([0-9]{1,5})");
    private static final Pattern PER_GAME = Pattern.compile("([0-9]{1,5})\\+([0-9]{1,5})");
    private static final int LONGEST_BASE = 10_800;
    private static final int LONGEST_INCREMENT = 600;
    private static final long SECOND = 1_000;

    /** Time is budgeted as if the game lasted this many more moves. */
    private static final int MOVES_TO_GO = 25;

    private static final long LOW = 20 * SECOND;

    public static TimeControl parse(String text) {
        Matcher each = PER_MOVE.matcher(text);
        if (each.matches()) return checked(text, seconds(each, 1), 0, true);
        Matcher whole = PER_GAME.matcher(text);
        if (whole.matches()) return checked(text, seconds(whole, 1), seconds(whole, 2), false);
        throw new BadInput("no clock is written '" + text + "'; 1/30 (seconds for each move) and 300+3 (seconds, and"
                + " those added after each move) are");
    }

    private static int seconds(Matcher written, int group) {
        return Integer.parseInt(written.group(group));
    }

    private static TimeControl checked(String text, int base, int increment, boolean perMove) {
        if (base < 1 || base > LONGEST_BASE || increment > LONGEST_INCREMENT)
            throw new BadInput("a clock has 1 to " + LONGEST_BASE + " seconds, with at most " + LONGEST_INCREMENT
                    + " added after each move; not '" + text + "'");
        return new TimeControl(base * SECOND, increment * SECOND, perMove);
    }

    /** As {@link #parse} reads it. */
    public String text() {
        return perMove ? "1/" + base / SECOND : base / SECOND + "+" + increment / SECOND;
    }

    /** With less than this left, time is short. */
    public long low() {
        return Math.min(LOW, base / 5);
    }

    /** What to spend on the next move, of what is left on the clock: milliseconds, at least one. */
    public long share(long left) {
        return perMove ? Math.max(1, left * 9 / 10) : share(left, increment);
    }

    /** The same for a clock that adds this increment after each move. */
    public static long share(long left, long increment) {
        long wanted = left / MOVES_TO_GO + increment * 3 / 4;
        return Math.max(1, Math.min(wanted, left * 9 / 10));
    }
}
