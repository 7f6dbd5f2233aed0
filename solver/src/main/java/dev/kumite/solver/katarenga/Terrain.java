package dev.kumite.solver.katarenga;

import dev.kumite.games.Position;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.games.katarenga.KatarengaBoards.Step;

/** What the tiles of a board allow: for each square where a pawn can go, and from where it can have come. */
final class Terrain {
    private static final int MOST = 16;

    private final int[] ahead = new int[PawnSets.SQUARES * MOST];
    private final int[] aheadCount = new int[PawnSets.SQUARES];
    private final int[] back = new int[PawnSets.SQUARES * MOST];
    private final int[] backCount = new int[PawnSets.SQUARES];

    Terrain(Position position) {
        for (int from = 0; from < PawnSets.SQUARES; from++)
            for (Step step : KatarengaBoards.steps(position, from)) {
                ahead[from * MOST + aheadCount[from]++] = step.between() << 4 | step.to();
                back[step.to() * MOST + backCount[step.to()]++] = step.between() << 4 | from;
            }
    }

    static int first(int square) {
        return square * MOST;
    }

    /** The moves from a square are numbered from {@link #first} up to here. */
    int endAhead(int square) {
        return square * MOST + aheadCount[square];
    }

    /** The square that a move leads to in the four lowest bits, above them the squares that must be empty. */
    int ahead(int move) {
        return ahead[move];
    }

    int endBack(int square) {
        return square * MOST + backCount[square];
    }

    /** The square that a move comes from in the four lowest bits, above them the squares that must be empty. */
    int back(int move) {
        return back[move];
    }
}
