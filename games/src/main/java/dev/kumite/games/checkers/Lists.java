package dev.kumite.games.checkers;

/** Writes moves into arrays. */
final class Lists {
    private Lists() {}

    static int steps(int[] out, int at, long steps, long own) {
        int end = at;
        for (long left = steps; left != 0; left &= left - 1) {
            int low = Long.numberOfTrailingZeros(left);
            int gap = 4;
            if (low >= Board.HALF) {
                low -= Board.HALF;
                gap = 5;
            }
            out[end++] = (own >>> low & 1) != 0 ? Move.step(low, low + gap) : Move.step(low + gap, low);
        }
        return end;
    }

    /** The captures that begin with {@code jumps}, whole sequences. */
    static int captures(int[] out, int at, long jumps, long own, long kings, long other, long empty, int side) {
        return Board.anyJumpGoesOn(jumps, own, kings, other, empty, side)
                ? sequences(out, at, jumps, own, kings, other, empty, side)
                : singleJumps(out, at, jumps, own);
    }

    private static int singleJumps(int[] out, int at, long jumps, long own) {
        int end = at;
        for (long left = jumps; left != 0; left &= left - 1) {
            int low = Long.numberOfTrailingZeros(left);
            int gap = 4;
            if (low >= Board.HALF) {
                low -= Board.HALF;
                gap = 5;
            }
            int high = low + 2 * gap;
            long jumped = 1L << low + gap;
            out[end++] = (own >>> low & 1) != 0 ? Move.capture(low, high, jumped) : Move.capture(high, low, jumped);
        }
        return end;
    }

    static int sequences(int[] out, int at, long jumps, long own, long kings, long other, long empty, int side) {
        long narrow = jumps & (1L << Board.HALF) - 1;
        long wide = jumps >>> Board.HALF;
        long jumpers = own & (narrow | narrow << 8 | wide | wide << 10);
        int end = at;
        for (long left = jumpers; left != 0; left &= left - 1) {
            long start = left & -left;
            boolean king = (kings & start) != 0;
            end = goOn(out, end, end, start, start, 0, other, empty | start, king || side == 0, king || side == 1);
        }
        return end;
    }

    /**
     * Adds every way to go on from {@code here}, or the move that ends here when there is none. A man needs no rule of
     * its own for the crowning row: beyond it there is nothing to jump.
     *
     * @param first where the moves of this piece begin in {@code out}
     */
    private static int goOn(
            int[] out,
            int at,
            int first,
            long start,
            long here,
            long jumped,
            long other,
            long empty,
            boolean up,
            boolean down) {
        int end = at;
        boolean more = false;
        long left = other & ~jumped;
        if (down) {
            if ((here >>> 5 & left) != 0 && (here >>> 10 & empty) != 0) {
                more = true;
                end = goOn(out, end, first, start, here >>> 10, jumped | here >>> 5, other, empty, up, true);
            }
            if ((here >>> 4 & left) != 0 && (here >>> 8 & empty) != 0) {
                more = true;
                end = goOn(out, end, first, start, here >>> 8, jumped | here >>> 4, other, empty, up, true);
            }
        }
        if (up) {
            if ((here << 4 & left) != 0 && (here << 8 & empty) != 0) {
                more = true;
                end = goOn(out, end, first, start, here << 8, jumped | here << 4, other, empty, true, down);
            }
            if ((here << 5 & left) != 0 && (here << 10 & empty) != 0) {
                more = true;
                end = goOn(out, end, first, start, here << 10, jumped | here << 5, other, empty, true, down);
            }
        }
        return more ? end : add(out, end, first, start, here, jumped);
    }

    private static int add(int[] out, int at, int first, long start, long here, long jumped) {
        int move = Move.capture(Long.numberOfTrailingZeros(start), Long.numberOfTrailingZeros(here), jumped);
        // The same pieces in another order: only a king that goes round a square can do that.
        for (int i = first; i < at; i++) if (out[i] == move) return at;
        out[at] = move;
        return at + 1;
    }
}
