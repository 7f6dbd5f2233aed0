package dev.kumite.solver.onitama;

import dev.kumite.base.Crew;
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
 *
 * <p>A row whose men share a square with each of a column's 64 placements has no position there and takes no room: many
 * placements of a column have men in common. All such rows are the first thirty words, which stay empty.
 */
final class SideToMove {
    /** The share of rows that have positions, with so many students on either side. */
    private static final double[] FILLED = {1, 1, 0.902, 0.76};

    /** What a column's row takes besides its words. */
    private static final int PLACE_BYTES = 2 * Integer.BYTES + 2;

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
    /** Where the words of a column's rows begin; 0 for rows without positions. */
    private final int[] at;

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

    SideToMove(Crew workers, MoveTable moveTable, Placements other) {
        this.moveTable = moveTable;
        own = moveTable.placements();
        this.other = other;
        rows = own.count();
        columns = Block64.count(other.count());
        rowBlocks = Block64.count(rows);
        decided = new boolean[columns * rowBlocks];
        at = new int[rows * columns];
        safe = new long[rows * columns][];
        childNotWon = new long[seat(workers)];
        newlyLost = new byte[rows * columns];
        newlyWon = new byte[rows * columns];
        far = new LateLosses[other.count()];
        for (int i = 0; i < far.length; i++) far[i] = new LateLosses();
    }

    /** Gives every row with positions its place; returns how many words there are. */
    private int seat(Crew workers) {
        int[] first = new int[columns];
        workers.share(columns, (worker, number) -> {
            Column64 column = new Column64(other, number);
            for (int row = 0; row < rows; row++)
                if (column.apart(own.men(row)) != 0) at[number * rows + row] = ++first[number];
        });
        int seated = 0;
        for (int column = 0; column < columns; column++) {
            int here = first[column];
            first[column] = seated;
            seated += here;
        }
        workers.share(columns, (worker, column) -> {
            for (int place = column * rows; place < (column + 1) * rows; place++)
                if (at[place] != 0) at[place] = (at[place] + first[column]) * Arrangements.COUNT;
        });
        return (seated + 1) * Arrangements.COUNT;
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
        return at[column * rows + row];
    }

    /** Whether a column's row has no positions. */
    boolean isEmpty(int column, int row) {
        return words(column, row) == 0;
    }

    /** How many bytes a half with as many students on either side takes while it is solved. */
    static long bytes(int students) {
        Placements placements = Placements.of(students);
        long rows = (long) placements.count() * Block64.count(placements.count());
        return rows * PLACE_BYTES + (long) (2 * Long.BYTES * Arrangements.COUNT * FILLED[students] * rows);
    }
}
