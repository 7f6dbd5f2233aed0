package dev.kumite.solver.katarenga;

import dev.kumite.solver.katarenga.MoveTable.StepTable;
import dev.kumite.solver.katarenga.Slice.PawnSets;

/**
 * The positions of a slice with one side to move, while they are being solved. A word has one bit for each of the 64
 * sets of the other side's pawns in a {@link Column64}; the words of a column are ordered by the mover's own set. What
 * is known about the positions after a quiet move lies in the same order, by the mover's set after it, so that one
 * instruction tests 64 of them. A decided position is transposed to the twin, which has the other side to move.
 */
final class SideToMove {
    final int side;
    final MoveTable ways;
    final int rows;
    final int columns;
    final Column64[] column;
    /** Neither won nor lost so far. */
    final long[] open;
    /** A capture or a pawn taken off draws: the mover cannot lose. */
    final long[] safe;
    /** Positions after a quiet move that the other side has lost. */
    final long[] childLost;
    /** Positions after a quiet move that the other side has not won so far. */
    final long[] childNotWon;
    /** Rows of a column with children that were lost, or won, in the last wave. */
    final boolean[] newlyLost;

    final boolean[] newlyWon;

    SideToMove(StepTable steps, int side, int ownPawns, int otherPawns) {
        this.side = side;
        ways = steps.ways(ownPawns);
        rows = PawnSets.count(ownPawns);
        columns = Column64.count(otherPawns);
        column = new Column64[columns];
        for (int i = 0; i < columns; i++) column[i] = new Column64(steps, otherPawns, i);
        int words = rows * columns;
        open = new long[words];
        safe = new long[words];
        childLost = new long[words];
        childNotWon = new long[words];
        newlyLost = new boolean[words];
        newlyWon = new boolean[words];
        for (int i = 0; i < columns; i++)
            for (int row = 0; row < rows; row++)
                childNotWon[i * rows + row] = column[i].apart(PawnSets.set(ownPawns, row));
    }
}
