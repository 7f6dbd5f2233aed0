package dev.kumite.games.checkers;

/**
 * The state of a position apart from whose pieces stand where, in one word: the kings of both sides, the side to move,
 * the clock, a draw.
 */
final class StateWord {
    /** Set where White is to move. */
    static final long SIDE = 1L << 40;
    /** Set where repetition or the clock has drawn the game, unless the mover has lost it already. */
    static final long DRAWN = 1L << 41;

    private static final int CLOCK = 48;
    private static final long BELOW_CLOCK = (1L << CLOCK) - 1;

    private StateWord() {}

    static long of(long kings, int side, int clock) {
        return withoutPast(kings | (long) side * SIDE | (long) clock << CLOCK);
    }

    static long kings(long state) {
        return state & Board.SQUARES;
    }

    static int side(long state) {
        return (int) (state >>> 40) & 1;
    }

    static int clock(long state) {
        return (int) (state >>> CLOCK);
    }

    static boolean drawn(long state) {
        return (state & DRAWN) != 0;
    }

    /** One ply more on the clock. */
    static long afterKing(long state) {
        return (state & ~DRAWN) + (1L << CLOCK);
    }

    /** The clock begins anew. */
    static long afterMan(long state) {
        return state & (BELOW_CLOCK & ~DRAWN);
    }

    /** The same with a draw only where the clock alone makes it one. */
    static long withoutPast(long state) {
        return clock(state) >= CheckersPosition.LONGEST_CLOCK ? state | DRAWN : state & ~DRAWN;
    }
}
