package dev.kumite.games.checkers;

/**
 * Lists the legal moves: steps, single jumps, and whole sequences of jumps, from the words of {@link Board}.
 */
public final class MoveGenerator {
    private MoveGenerator() {}

    static int steps(int[] out, int at, long steps, long own) {
        int end = at;
        for (long left = steps; left != 0; left &= left - 1) {
            int low = Long.numberOfTrailingZeros(left);
            int gap = 4;
            if (low >= Board.HALF) {
                low -= Board.HALF;
                gap = 5;
            }
            out[end++] =
                    (own >>> low & 1) != 0 ? CheckersMoves.step(low, low + gap) : CheckersMoves.step(low + gap, low);
        }
        return end;
    }

    /** The captures that begin with {@code jumps}, whole sequences. */
    public static int captures(int[] out, int at, long jumps, long own, long kings, long other, long empty, int side) {
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
            out[end++] = (own >>> low & 1) != 0
                    ? CheckersMoves.capture(low, high, jumped)
                    : CheckersMoves.capture(high, low, jumped);
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
            // A king's moves are those of both sides' men.
            long crowned = (kings & start) != 0 ? -1 : 0;
            end = goOn(
                    out, end, end, start, start, 0, other, empty | start, crowned | side - 1L, crowned | -(long) side);
        }
        return end;
    }

    /**
     * Adds every way to go on from {@code here}, or the move that ends here when there is none. A man needs no rule of
     * its own for the crowning row: beyond it there is nothing to jump.
     *
     * @param first where the moves of this piece begin in {@code out}
     * @param up all bits where the piece may jump upwards, else none; {@code down} likewise
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
            long up,
            long down) {
        long jumps = Board.jumps(here & up, here & down, other & ~jumped, empty);
        if (jumps == 0) return add(out, at, first, start, here, jumped);
        int end = at;
        for (long left = jumps; left != 0; left &= left - 1) {
            int low = Long.numberOfTrailingZeros(left);
            boolean wide = low >= Board.HALF;
            long landing = here ^ (wide ? 0x401L << low - Board.HALF : 0x101L << low);
            long over = wide ? 0x20L << low - Board.HALF : 0x10L << low;
            end = goOn(out, end, first, start, landing, jumped | over, other, empty, up, down);
        }
        return end;
    }

    private static int add(int[] out, int at, int first, long start, long here, long jumped) {
        int move = CheckersMoves.capture(Long.numberOfTrailingZeros(start), Long.numberOfTrailingZeros(here), jumped);
        // The same pieces in another order: only a king that goes round a square can do that.
        for (int i = first; i < at; i++) if (out[i] == move) return at;
        out[at] = move;
        return at + 1;
    }
}
