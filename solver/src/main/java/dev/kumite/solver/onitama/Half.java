package dev.kumite.solver.onitama;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The positions in which the mover has so many students and the other side so many, while they are being solved; the
 * twin half has the numbers exchanged, and quiet moves lead into it. Where both numbers are the same a half is its own
 * twin.
 *
 * <p>A word holds one bit for each of the 64 camps of a {@link Panel}; the words of the thirty arrangements lie side by
 * side, those of a panel's rows (the mover's camps) one after the other. What is known of the children lies in the same
 * order, by the camp that the mover has after his move: a move changes the row, and neither word nor bit. Therefore all
 * quiet children of a panel lie together, and one instruction looks at 64 of them. The price is that a decided position
 * must be posted across: to the twin's row of the other side's camp, as the bit of the mover's.
 */
final class Half {
    final Ways ways;
    final Camps own;
    final Camps other;
    final int rows;
    final int rowBlocks;
    final int panels;
    /** Where everything is known to be decided, by panel and block of 64 rows. */
    final boolean[] decided;
    /** Where a capture draws, so that the mover cannot lose: thirty words for a panel's row, or null as mostly. */
    final long[] @Nullable [] safe;
    /** Children that the other side has lost. There is no room for them before {@link #expectLosses}. */
    long[] childLost = {};
    /** Children that the other side has not won so far; no bit where two men would share a square. */
    final long[] childNotWon;
    /** In which groups of arrangements children were lost in the last wave, by panel and row. */
    final byte[] newlyLost;
    /** In which groups of arrangements children were won in the last wave, by panel and row. */
    final byte[] newlyWon;
    /** Positions that are lost late, by the other side's camp. */
    final FarList[] far;

    private @Nullable Half twin;

    Half(Ways ways, Camps other) {
        this.ways = ways;
        own = ways.camps();
        this.other = other;
        rows = own.count();
        panels = (other.count() + Panel.WIDTH - 1) / Panel.WIDTH;
        rowBlocks = (rows + Panel.WIDTH - 1) / Panel.WIDTH;
        decided = new boolean[panels * rowBlocks];
        int words = rows * panels * Arrangements.COUNT;
        safe = new long[rows * panels][];
        childNotWon = new long[words];
        newlyLost = new byte[rows * panels];
        newlyWon = new byte[rows * panels];
        far = new FarList[other.count()];
        for (int i = 0; i < far.length; i++) far[i] = new FarList();
    }

    static void join(Half first, Half second) {
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

    Half twin() {
        return Objects.requireNonNull(twin);
    }

    /** Where the thirty words of a panel's row begin. */
    int words(int panel, int row) {
        return (panel * rows + row) * Arrangements.COUNT;
    }

    /** How many bytes the words of a half take. */
    static long bytes(Camps own, Camps other) {
        int panels = (other.count() + Panel.WIDTH - 1) / Panel.WIDTH;
        return 2L * Long.BYTES * Arrangements.COUNT * panels * own.count();
    }
}
