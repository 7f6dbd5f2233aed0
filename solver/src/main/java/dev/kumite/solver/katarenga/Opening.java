package dev.kumite.solver.katarenga;

import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.katarenga.MoveTable.StepTable;
import dev.kumite.solver.katarenga.Slice.PawnSets;
import dev.kumite.solver.katarenga.Slice.PlaceCode;

/**
 * The first pass over the positions of a side to move: the moves that cannot be taken back, which are captures and
 * pawns that leave the board. They end the game or lead to fewer pawns, whose values are known.
 */
final class Opening {
    private static final int POINTS_TO_WIN = 2;

    private final Tablebase tables;
    private final StepTable steps;
    private final Slice slice;
    private final SideToMove half;
    private final int own;
    private final int other;
    private final int ownPoints;
    private final int otherPoints;
    /** Whether the position after a capture is lost, or drawn: by the set that captured and the pawn that did. */
    private final long[] lostAfterCapture;

    private final long[] drawnAfterCapture;
    /** Whether the position after a pawn was taken off is lost, or drawn: by the set that is left. */
    private final long[] lostAfterLeaving;

    private final long[] drawnAfterLeaving;
    /** The judgement of a row. */
    private long won;

    private long safe;
    private long atOnce;
    private long states;
    private long wonAtOnce;

    Opening(Tablebase tables, StepTable steps, Slice slice, SideToMove half) {
        this.tables = tables;
        this.steps = steps;
        this.slice = slice;
        this.half = half;
        boolean white = half.side == 0;
        own = white ? slice.white() : slice.black();
        other = white ? slice.black() : slice.white();
        ownPoints = white ? slice.whitePoints() : slice.blackPoints();
        otherPoints = white ? slice.blackPoints() : slice.whitePoints();
        lostAfterCapture = new long[half.rows * PawnSets.SQUARES];
        drawnAfterCapture = new long[half.rows * PawnSets.SQUARES];
        lostAfterLeaving = new long[PawnSets.count(own - 1)];
        drawnAfterLeaving = new long[PawnSets.count(own - 1)];
    }

    /** Sets up a column; the positions that are won are given to {@code sink}. */
    void open(int number, Retrograde.Sink sink) {
        Column64 column = half.column[number];
        if (other > 1) lookUpCaptures(column);
        if (own > 1 && ownPoints == 0) lookUpLeaving(column);
        for (int row = 0; row < half.rows; row++) {
            long apart = column.apart(PawnSets.set(own, row));
            judge(column, row);
            long wins = won & apart;
            int word = number * half.rows + row;
            half.open[word] = apart & ~wins;
            half.safe[word] = safe;
            states += Long.bitCount(apart);
            wonAtOnce += Long.bitCount(atOnce & apart);
            if (wins != 0) sink.decided(row, wins);
        }
    }

    private void lookUpCaptures(Column64 column) {
        for (int row = 0; row < half.rows; row++) {
            int mine = PawnSets.set(own, row);
            for (int left = mine; left != 0; left &= left - 1) {
                int square = Integer.numberOfTrailingZeros(left);
                long lost = 0;
                long drawn = 0;
                for (long sets = column.on(square) & column.apart(mine ^ 1 << square); sets != 0; sets &= sets - 1) {
                    int theirs = column.set(Long.numberOfTrailingZeros(sets)) ^ 1 << square;
                    int value = known(mine, theirs, ownPoints);
                    if (value == Oracle.LOSS) lost |= sets & -sets;
                    else if (value == Oracle.DRAW) drawn |= sets & -sets;
                }
                lostAfterCapture[row * PawnSets.SQUARES + square] = lost;
                drawnAfterCapture[row * PawnSets.SQUARES + square] = drawn;
            }
        }
    }

    private void lookUpLeaving(Column64 column) {
        for (int rank = 0; rank < lostAfterLeaving.length; rank++) {
            int mine = PawnSets.set(own - 1, rank);
            long lost = 0;
            long drawn = 0;
            for (long sets = column.apart(mine); sets != 0; sets &= sets - 1) {
                int value = known(mine, column.set(Long.numberOfTrailingZeros(sets)), ownPoints + 1);
                if (value == Oracle.LOSS) lost |= sets & -sets;
                else if (value == Oracle.DRAW) drawn |= sets & -sets;
            }
            lostAfterLeaving[rank] = lost;
            drawnAfterLeaving[rank] = drawn;
        }
    }

    /** The value for the other side, which is to move. */
    private int known(int mine, int theirs, int points) {
        int code = half.side == 0
                ? tables.code(1, mine, theirs, points, slice.blackPoints())
                : tables.code(0, theirs, mine, slice.whitePoints(), points);
        return PlaceCode.value(code);
    }

    private void judge(Column64 column, int row) {
        won = 0;
        safe = 0;
        atOnce = 0;
        for (int move = half.ways.first(row); move < half.ways.first(row + 1); move++) {
            int step = half.ways.step(move);
            long takes = column.takes(step);
            if (takes == 0) continue;
            if (other == 1) end(takes, ownPoints + own, 0);
            else {
                int place = half.ways.target(move) * PawnSets.SQUARES + steps.target(step);
                won |= takes & lostAfterCapture[place];
                safe |= takes & drawnAfterCapture[place];
            }
        }
        int set = PawnSets.set(own, row);
        int goal = half.side == 0 ? 0xF000 : 0x000F;
        for (int left = set & goal; left != 0; left &= left - 1) takeOff(set ^ left & -left);
        won |= atOnce;
    }

    private void takeOff(int rest) {
        if (ownPoints + 1 == POINTS_TO_WIN) atOnce = -1L;
        else if (rest == 0) end(-1L, ownPoints + 1, otherPoints + other);
        else {
            int rank = PawnSets.rank(rest);
            won |= lostAfterLeaving[rank];
            safe |= drawnAfterLeaving[rank];
        }
    }

    /** The board is empty: two points win, and otherwise it is a draw. */
    private void end(long sets, int mine, int theirs) {
        if (mine >= POINTS_TO_WIN) atOnce |= sets;
        else if (theirs < POINTS_TO_WIN) safe |= sets;
    }

    long states() {
        return states;
    }

    long wonAtOnce() {
        return wonAtOnce;
    }
}
