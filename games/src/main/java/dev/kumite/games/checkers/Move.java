package dev.kumite.games.checkers;

/**
 * A move as a number: the bit of the start in its lowest six bits, that of the end in the next six, and above them one
 * bit for each of the 18 inner squares, set where a piece is jumped (a piece on the edge can never be). Two sequences
 * with the same start, end and jumped pieces are one move, and here they are one number.
 */
public final class Move {
    /** A number with this bit or a higher one set is a capture. */
    static final int CAPTURE = 1 << 12;

    private static final int SIX = 0x3F;
    /** The inner squares of rows 2, 4, 6 and of rows 3, 5, 7. */
    private static final long EVEN_ROWS = 0x7L << 5 | 0x7L << 14 | 0x7L << 23;

    private static final long ODD_ROWS = 0x7L << 9 | 0x7L << 18 | 0x7L << 27;

    private Move() {}

    static int step(int from, int to) {
        return from | to << 6;
    }

    static int capture(int from, int to, long jumped) {
        return from | to << 6 | squeeze(jumped) << 12;
    }

    /** The start's bit number. */
    public static int from(int move) {
        return move & SIX;
    }

    /** The end's bit number. */
    public static int to(int move) {
        return move >>> 6 & SIX;
    }

    static boolean isCapture(int move) {
        return move >= CAPTURE;
    }

    /** The set of jumped pieces. */
    public static long jumped(int move) {
        return spread(move >>> 12);
    }

    /** Two rows of three inner squares lie in seven of nine bits; close the gaps within, then those between. */
    private static int squeeze(long inner) {
        long pairs = inner & EVEN_ROWS | (inner & ODD_ROWS) >>> 1;
        return (int) (pairs >>> 5 & SIX | pairs >>> 8 & SIX << 6 | pairs >>> 11 & SIX << 12);
    }

    private static long spread(int squeezed) {
        long packed = squeezed;
        long pairs = (packed & SIX) << 5 | (packed & SIX << 6) << 8 | (packed & SIX << 12) << 11;
        return pairs & EVEN_ROWS | pairs << 1 & ODD_ROWS;
    }
}
