package dev.kumite.solver.katarenga;

/**
 * The positions of a slice with one side to move, while they are being solved. A word has a bit for each of the 64 sets
 * of the other side's pawns in a {@link Panel}; the words of a panel lie one after the other by the mover's own set. What
 * is known of the positions after a quiet move lies in the same order, by the set that the mover then has, so that one
 * instruction looks at 64 of them. A decided position is posted across to the twin, which has the other side to move.
 */
final class Half {
    final int side;
    final Ways ways;
    final int rows;
    final int panels;
    final Panel[] panel;
    /** Neither won nor lost so far. */
    final long[] open;
    /** A capture or a pawn taken off draws: the mover cannot lose. */
    final long[] safe;
    /** Positions after a quiet move that the other side has lost. */
    final long[] childLost;
    /** Positions after a quiet move that the other side has not won so far. */
    final long[] childNotWon;
    /** Rows of a panel with children that were lost, or won, in the last wave. */
    final boolean[] newlyLost;

    final boolean[] newlyWon;

    Half(Terrain terrain, int side, int ownPawns, int otherPawns) {
        this.side = side;
        ways = terrain.ways(ownPawns);
        rows = PawnSets.count(ownPawns);
        panels = Panel.count(otherPawns);
        panel = new Panel[panels];
        for (int i = 0; i < panels; i++) panel[i] = new Panel(terrain, otherPawns, i);
        int words = rows * panels;
        open = new long[words];
        safe = new long[words];
        childLost = new long[words];
        childNotWon = new long[words];
        newlyLost = new boolean[words];
        newlyWon = new boolean[words];
        for (int i = 0; i < panels; i++)
            for (int row = 0; row < rows; row++)
                childNotWon[i * rows + row] = panel[i].apart(PawnSets.set(ownPawns, row));
    }
}
