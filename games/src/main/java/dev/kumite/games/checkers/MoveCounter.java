package dev.kumite.games.checkers;

/**
 * Counts moves, and the replies to all moves, without listing them. A step or a single jump is one bit of a word of
 * pairs ({@link Board}), and takes a few operations to play on three words; only sequences of jumps have to be followed.
 */
final class MoveCounter {
    /** No number of replies: some jump goes on, so the moves have to be listed. */
    static final long MANY_JUMPS = -1;

    private MoveCounter() {}

    /** @param room for the sequences of jumps, which are listed to find those that are the same */
    static int moves(long own, long other, long kings, int side, int[] room) {
        long up = Board.upward(own, kings, side);
        long down = Board.downward(own, kings, side);
        return moves(up, down, own, other, Board.empty(own, other), kings, side, room);
    }

    private static int moves(long up, long down, long own, long other, long empty, long kings, int side, int[] room) {
        long jumps = Board.jumps(up, down, other, empty);
        if (jumps == 0) return Long.bitCount(Board.steps(up, down, empty));
        if (!Board.anyJumpGoesOn(jumps, own, kings, other, empty, side)) return Long.bitCount(jumps);
        return (own & kings) == 0
                ? menSequences(own, other, empty, side)
                : MoveGenerator.sequences(room, 0, jumps, own, kings, other, empty, side);
    }

    /**
     * As many as {@link MoveGenerator#sequences} lists where a side has men only. None of them comes back, so no two ways
     * to jump take the same pieces, and what was jumped need not be removed.
     */
    private static int menSequences(long own, long other, long empty, int side) {
        // From where a man jumps by the smaller shift, and by the larger one.
        long narrow = side == 0 ? other >>> 4 & empty >>> 8 : (other >>> 4 & empty) << 8;
        long wide = side == 0 ? other >>> 5 & empty >>> 10 : (other >>> 5 & empty) << 10;
        return afterJump(own & narrow, own & wide, narrow, wide, side);
    }

    /** How many sequences there are once these men have jumped, all at the same time. */
    private static int afterJump(long byNarrow, long byWide, long narrow, long wide, int side) {
        int ends = 0;
        if (byNarrow != 0) ends = sequences(side == 0 ? byNarrow << 8 : byNarrow >>> 8, narrow, wide, side);
        if (byWide != 0) ends += sequences(side == 0 ? byWide << 10 : byWide >>> 10, narrow, wide, side);
        return ends;
    }

    private static int sequences(long men, long narrow, long wide, int side) {
        int ends = Long.bitCount(men & ~(narrow | wide));
        return (men & (narrow | wide)) == 0 ? ends : ends + afterJump(men & narrow, men & wide, narrow, wide, side);
    }

    /**
     * As {@link CheckersPosition#countReplies}, where no move can end the game by its history. A move changes nothing
     * about how the other side's pieces may go, and whether it crowns a man does not matter to a reply.
     */
    static long replies(long own, long other, long kings, int side, int[] room) {
        long empty = Board.empty(own, other);
        long up = Board.upward(own, kings, side);
        long down = Board.downward(own, kings, side);
        long jumps = Board.jumps(up, down, other, empty);
        if (jumps == 0) return afterSteps(Board.steps(up, down, empty), own, other, empty, kings, side ^ 1, room);
        if (Board.anyJumpGoesOn(jumps, own, kings, other, empty, side)) return MANY_JUMPS;
        return afterJumps(jumps, own, other, kings, side ^ 1, room);
    }

    private static long afterSteps(long steps, long mine, long theirs, long empty, long kings, int side, int[] room) {
        long up = Board.upward(theirs, kings, side);
        long down = Board.downward(theirs, kings, side);
        long replies = 0;
        for (long left = steps; left != 0; left &= left - 1) {
            long low = left & -left;
            long both = low >>> Board.HALF == 0 ? low * 0x11 : (low >>> Board.HALF) * 0x21;
            replies += Math.max(1, moves(up, down, theirs, mine ^ both, empty ^ both, kings, side, room));
        }
        return replies;
    }

    private static long afterJumps(long jumps, long mine, long theirs, long kings, int side, int[] room) {
        long replies = 0;
        for (long left = jumps; left != 0; left &= left - 1) {
            long low = left & -left;
            boolean narrow = low >>> Board.HALF == 0;
            long both = narrow ? low * 0x101 : (low >>> Board.HALF) * 0x401;
            long jumped = narrow ? low << 4 : low >>> Board.HALF - 5;
            replies += Math.max(1, moves(theirs ^ jumped, mine ^ both, kings, side, room));
        }
        return replies;
    }
}
