package dev.kumite.games.katarenga;

/**
 * Moves as numbers: {@code from << 9 | to}, where {@code to} is {@link #OFF} when the pawn is taken off the board,
 * or goes into a camp by the published rules. Squares count from a1 along row 1, then row 2: {@code row * size + column}.
 *
 * <p>There is no number for a pass, because nobody ever has to pass (for the published rules see {@link
 * PublishedPosition}). Take a side's foremost pawn. If it stands on the
 * enemy home row, it can be taken off. Otherwise every tile offers it a step onto the board that leads forward (a
 * knight's leap by one or two rows), and no pawn of its own side is there, since it is the foremost. So a side with
 * pawns always has a legal move, on every layout of every size; a test checks the step for each of them.
 */
final class KatarengaMoves {
    static final int OFF = 511;

    private KatarengaMoves() {}

    static int of(int from, int to) {
        return from << 9 | to;
    }

    static int from(int move) {
        return move >>> 9;
    }

    static int to(int move) {
        return move & OFF;
    }
}
