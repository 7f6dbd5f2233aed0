package dev.kumite.games.checkers;

/**
 * The 32 dark squares as bits of a {@code long}, laid out so that every diagonal is one constant shift.
 *
 * <p>Square 1 of the usual numbering is bit 0, and one bit stays empty after every two rows, so that square 9 is bit 9,
 * square 17 bit 18, square 25 bit 27. A step away from Black's home row then always adds 4 or 5 to the bit, a jump 8 or
 * 10, and whatever leaves the board on the left or right falls into a gap.
 *
 * <p>A step or a jump joins a lower bit with a higher one. In an upward move the lower one is the mover's, in a downward
 * move it is empty, so the lower bits of both can share one set. One word therefore holds all steps of a position (or
 * all first jumps): those by the smaller shift at their lower bits, those by the larger one {@link #HALF} bits above.
 */
public final class Board {
    public static final long SQUARES = 0x7_FBFD_FEFFL;
    static final long BLACK_START = 0x1EFFL;
    static final long WHITE_START = 0x7_FBC0_0000L;
    /** The home rows of Black and White, where a man of the other side is crowned. */
    static final long TOP_ROW = 0xFL;

    static final long BOTTOM_ROW = 0xFL << 31;
    public static final long CROWNING = TOP_ROW | BOTTOM_ROW;

    /** The two dark corners. */
    static final long CORNERS = bit(4) | bit(29);
    /** The dark squares along the edge that are no corners. */
    static final long EDGES = CROWNING & ~CORNERS | bit(5) | bit(12) | bit(13) | bit(20) | bit(21) | bit(28);

    public static final int HALF = 31;

    private Board() {}

    /** The bit number of a square 1 … 32. */
    static int index(int square) {
        return square - 1 + (square - 1 >> 3);
    }

    /** The square, 1 … 32, of a bit number. */
    static int square(int index) {
        return index - index / 9 + 1;
    }

    /** The row, 0 … 7 from Black's home row, of a bit number. */
    static int row(int index) {
        return square(index) - 1 >> 2;
    }

    /** The bit of a square 1 … 32. */
    public static long bit(int square) {
        return 1L << index(square);
    }

    public static long empty(long own, long other) {
        return SQUARES & ~(own | other);
    }

    /** The pieces of {@code side} that may move upwards, to higher squares: all of Black's, White's kings. */
    public static long upward(long own, long kings, int side) {
        return own & (kings | side - 1L);
    }

    /** The pieces of {@code side} that may move downwards, to lower squares: all of White's, Black's kings. */
    public static long downward(long own, long kings, int side) {
        return own & (kings | -(long) side);
    }

    /** All moves without a capture, as a word of pairs. */
    public static long steps(long up, long down, long empty) {
        long narrow = up & empty >>> 4 | down >>> 4 & empty;
        long wide = up & empty >>> 5 | down >>> 5 & empty;
        return narrow | wide << HALF;
    }

    /** All single jumps, as a word of pairs. */
    public static long jumps(long up, long down, long other, long empty) {
        long narrow = other >>> 4 & (up & empty >>> 8 | down >>> 8 & empty);
        long wide = other >>> 5 & (up & empty >>> 10 | down >>> 10 & empty);
        return narrow | wide << HALF;
    }

    /**
     * Whether some jump may be followed by another one of the same piece; {@code jumps} must be all single jumps. A
     * second jump never depends on the first: jumping straight back would need the start square, which still counts as
     * taken in {@code empty}.
     */
    static boolean anyJumpGoesOn(long jumps, long own, long kings, long other, long empty, int side) {
        long narrow = jumps & (1L << HALF) - 1;
        long wide = jumps >>> HALF;
        long touched = narrow | narrow << 8 | wide | wide << 10;
        long landings = touched & empty;
        long crowned = (touched & own & kings) != 0 ? -1 : 0;
        long up = landings & (crowned | side - 1L);
        long down = landings & (crowned | -(long) side);
        return jumps(up, down, other, empty) != 0;
    }

    public static boolean canMove(long own, long other, long kings, int side) {
        long empty = empty(own, other);
        long up = upward(own, kings, side);
        long down = downward(own, kings, side);
        return (steps(up, down, empty) | jumps(up, down, other, empty)) != 0;
    }

    /**
     * Whether {@code side} has steps to one square at most. A step of the other side fills one square and takes nothing,
     * so only here can it leave {@code side} without a move.
     */
    public static boolean nearlyBlocked(long own, long kings, int side, long empty) {
        long up = upward(own, kings, side);
        long down = downward(own, kings, side);
        long targets = (up << 4 | up << 5 | down >>> 4 | down >>> 5) & empty;
        return (targets & targets - 1) == 0;
    }
}
