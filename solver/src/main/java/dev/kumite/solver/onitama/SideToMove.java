package dev.kumite.solver.onitama;

import dev.kumite.solver.Block64;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The positions with given numbers of students for the mover and for the other side, while they are being solved. The
 * twin has the two numbers exchanged, and quiet moves lead into it; with equal numbers it is the same object.
 *
 * <p>A word holds one bit for each of the 64 placements of a {@link Column64}. The words of the thirty arrangements
 * lie side by side, and those of a column's rows (the mover's placements) one after the other. What is known about the
 * children lies in the same order, by the mover's placement after his move: a move changes the row, but neither the
 * word nor the bit. All quiet children of a column therefore lie together, and one instruction tests 64 of them. In
 * return, a decided position has to be transposed on its way to the twin, where the row is the other side's placement
 * and the bit the mover's.
 */
final class SideToMove {
    final MoveTable moveTable;
    final Placements own;
    final Placements other;
    final int rows;
    final int rowBlocks;
    final int columns;
    /** Where everything is known to be decided, by column and block of 64 rows. */
    final boolean[] decided;
    /** Where a capture draws, so that the mover cannot lose: thirty words for a column's row, or null as mostly. */
    final long[] @Nullable [] safe;
    /** Children that the other side has lost. There is no room for them before {@link #expectLosses}. */
    long[] childLost = {};
    /** Children that the other side has not won so far; no bit where two men would share a square. */
    final long[] childNotWon;
    /** In which groups of arrangements children were lost in the last wave, by column and row. */
    final byte[] newlyLost;
    /** In which groups of arrangements children were won in the last wave, by column and row. */
    final byte[] newlyWon;
    /** Positions that are lost late, by the other side's placement. */
    final LateLosses[] far;

    private @Nullable SideToMove twin;

    SideToMove(MoveTable moveTable, Placements other) {
        this.moveTable = moveTable;
        own = moveTable.placements();
        this.other = other;
        rows = own.count();
        columns = Block64.count(other.count());
        rowBlocks = Block64.count(rows);
        decided = new boolean[columns * rowBlocks];
        int words = rows * columns * Arrangements.COUNT;
        safe = new long[rows * columns][];
        childNotWon = new long[words];
        newlyLost = new byte[rows * columns];
        newlyWon = new byte[rows * columns];
        far = new LateLosses[other.count()];
        for (int i = 0; i < far.length; i++) far[i] = new LateLosses();
    }

    static void join(SideToMove first, SideToMove second) {
        first.twin = second;
        second.twin = first;
    }

    /**
     * Makes room for losses. The first are found when the opening is over: until then the system can use that memory for
     * the tables that the opening reads.
     */
    void expectLosses() {
        childLost = new long[childNotWon.length];
    }

    SideToMove twin() {
        return Objects.requireNonNull(twin);
    }

    /** Where the thirty words of a column's row begin. */
    int words(int column, int row) {
        return (column * rows + row) * Arrangements.COUNT;
    }

    /** How many bytes the words of a half take. */
    static long bytes(Placements own, Placements other) {
        int columns = Block64.count(other.count());
        return 2L * Long.BYTES * Arrangements.COUNT * columns * own.count();
    }
}
