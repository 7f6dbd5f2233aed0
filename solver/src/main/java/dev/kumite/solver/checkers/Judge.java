package dev.kumite.solver.checkers;

import dev.kumite.games.checkers.Board;
import dev.kumite.games.checkers.CheckersMoves;
import dev.kumite.games.checkers.CheckersPosition;
import dev.kumite.games.checkers.MoveGenerator;
import dev.kumite.games.oracle.Oracle;

/**
 * Judges a position without the quiet moves of its kings: captures and the moves of men lead to positions that are
 * already solved. One per thread.
 */
final class Judge {
    /** A judgement from here on is open: it counts the quiet moves of kings still to be tried. */
    static final int OPEN = 8;
    /** Added to an open judgement when a man's move draws: the position is not lost, whatever the kings do. */
    static final int SAFE = 64;

    private final Tablebase tables;
    private final int[] moves = new int[CheckersPosition.MOST_MOVES];

    Judge(Tablebase tables) {
        this.tables = tables;
    }

    /** A value of {@link Oracle}, {@link EndgameTable#WIN_AT_ONCE}, or open; both sides have pieces. */
    int judge(long own, long other, long kings, int side) {
        long empty = Board.empty(own, other);
        long up = Board.upward(own, kings, side);
        long down = Board.downward(own, kings, side);
        long jumps = Board.jumps(up, down, other, empty);
        if (jumps != 0)
            return afterCaptures(
                    MoveGenerator.captures(moves, 0, jumps, own, kings, other, empty, side), own, other, kings, side);
        long steps = Board.steps(up, down, empty);
        if (steps == 0) return Oracle.LOSS;
        if (Board.nearlyBlocked(other, kings, 1 - side, empty) && blocks(steps, own, other, kings, side))
            return EndgameTable.WIN_AT_ONCE;
        long men = Board.steps(up & ~kings, down & ~kings, empty);
        return afterMen(men, Long.bitCount(steps) - Long.bitCount(men), own, other, kings, side);
    }

    private int afterMen(long men, int kingSteps, long own, long other, long kings, int side) {
        boolean safe = false;
        for (long left = men; left != 0; left &= left - 1) {
            long both = ends(left);
            long mine = own ^ both;
            int value = tables.value(other, mine, kings | mine & both & Board.CROWNING, 1 - side);
            if (value == Oracle.LOSS) return Oracle.WIN;
            safe |= value == Oracle.DRAW;
        }
        if (kingSteps == 0) return safe ? Oracle.DRAW : Oracle.LOSS;
        return OPEN + kingSteps + (safe ? SAFE : 0);
    }

    /** The squares that the lowest of {@code steps} joins. */
    private static long ends(long steps) {
        int low = Long.numberOfTrailingZeros(steps);
        return low >= Board.HALF ? 0x21L << low - Board.HALF : 0x11L << low;
    }

    /** Whether one of the steps leaves the other side without a move. */
    private static boolean blocks(long steps, long own, long other, long kings, int side) {
        for (long left = steps; left != 0; left &= left - 1) {
            long both = ends(left);
            long mine = own ^ both;
            long crowned = (own & both & kings) != 0 ? kings ^ both : kings | mine & both & Board.CROWNING;
            if (!Board.canMove(other, mine, crowned, 1 - side)) return true;
        }
        return false;
    }

    private int afterCaptures(int count, long own, long other, long kings, int side) {
        boolean wins = false;
        boolean draws = false;
        for (int i = 0; i < count; i++) {
            long from = 1L << CheckersMoves.from(moves[i]);
            long to = 1L << CheckersMoves.to(moves[i]);
            long left = ~CheckersMoves.jumped(moves[i]);
            long mine = own & ~from | to;
            long theirs = other & left;
            long crowned = (kings & from) != 0 ? kings & ~from | to : kings | to & Board.CROWNING;
            if (!Board.canMove(theirs, mine, crowned & left, 1 - side)) return EndgameTable.WIN_AT_ONCE;
            int value = tables.value(theirs, mine, crowned & left, 1 - side);
            wins |= value == Oracle.LOSS;
            draws |= value == Oracle.DRAW;
        }
        return wins ? Oracle.WIN : draws ? Oracle.DRAW : Oracle.LOSS;
    }
}
