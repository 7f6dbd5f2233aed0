package dev.kumite.games.checkers;

/** The squares a capture touches down on, and the captures that a list of squares describes. */
final class Path {
    /** The jumps in the order of the squares they lead to. */
    private static final int[] JUMPS = {-10, -8, 8, 10};

    private Path() {}

    /**
     * The squares of a capture from start to end; of several orders in which the same pieces can be jumped, the one with
     * the smaller square where they first differ.
     */
    static int[] of(int move) {
        long jumped = Move.jumped(move);
        int[] squares = new int[Long.bitCount(jumped) + 1];
        boolean found = fill(squares, 0, Move.from(move), Move.to(move), jumped);
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
    static int capture(int[] squares) {
        long jumped = 0;
        for (int i = 1; i < squares.length; i++) {
            int from = Board.index(squares[i - 1]);
            int to = Board.index(squares[i]);
            int distance = Math.abs(to - from);
            long over = 1L << (from + to) / 2;
            if (distance != 8 && distance != 10 || (jumped & over) != 0) return -1;
            jumped |= over;
        }
        return Move.capture(Board.index(squares[0]), Board.index(squares[squares.length - 1]), jumped);
    }
}
