package dev.kumite.games.checkers;

/**
 * A move as a number: the bit of the start in its lowest six bits, that of the end in the next six, and above them one
 * bit for each of the 18 inner squares, set where a piece is jumped (a piece on the edge can never be). Two sequences
 * with the same start, end and jumped pieces are one move, and here they are one number.
 */
public final class CheckersMoves {
    /** A number with this bit or a higher one set is a capture. */
    static final int CAPTURE = 1 << 12;

    private static final int SIX = 0x3F;
    /** The inner squares of rows 2, 4, 6 and of rows 3, 5, 7. */
    private static final long EVEN_ROWS = 0x7L << 5 | 0x7L << 14 | 0x7L << 23;

    private static final long ODD_ROWS = 0x7L << 9 | 0x7L << 18 | 0x7L << 27;

    /** The jumps in the order of the squares they lead to. */
    private static final int[] JUMPS = {-10, -8, 8, 10};

    private CheckersMoves() {}

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

    /**
     * The squares of a capture from start to end; of several orders in which the same pieces can be jumped, the one with
     * the smaller square where they first differ.
     */
    static int[] path(int move) {
        long jumped = jumped(move);
        int[] squares = new int[Long.bitCount(jumped) + 1];
        boolean found = fill(squares, 0, from(move), to(move), jumped);
        assert found;
        return squares;
    }

    private static boolean fill(int[] squares, int at, int here, int end, long left) {
        squares[at] = Board.square(here);
        if (left == 0) return here == end;
        for (int jump : JUMPS) {
            int landing = here + jump;
            if (!onBoard(landing)) continue;
            long over = 1L << here + jump / 2;
            if ((left & over) != 0 && fill(squares, at + 1, landing, end, left & ~over)) return true;
        }
        return false;
    }

    private static boolean onBoard(int index) {
        return index >= 0 && index < 35 && (Board.SQUARES >>> index & 1) != 0;
    }

    /** The capture that touches down on these squares, or −1 when two of them are not one jump apart. */
    static int captureAlong(int[] squares) {
        long jumped = 0;
        for (int i = 1; i < squares.length; i++) {
            int from = Board.index(squares[i - 1]);
            int to = Board.index(squares[i]);
            int distance = Math.abs(to - from);
            long over = 1L << (from + to) / 2;
            if (distance != 8 && distance != 10 || (jumped & over) != 0) return -1;
            jumped |= over;
        }
        return capture(Board.index(squares[0]), Board.index(squares[squares.length - 1]), jumped);
    }
}
