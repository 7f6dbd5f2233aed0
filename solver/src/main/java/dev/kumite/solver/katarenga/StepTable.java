package dev.kumite.solver.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.games.katarenga.KatarengaBoards.Step;
import java.util.ArrayList;
import java.util.List;

/** The steps that the tiles of a board allow from each square, whoever moves, numbered consecutively. */
final class StepTable {
    private final int[] first = new int[PawnSets.SQUARES + 1];
    private final int[] targets;
    private final int[] between;
    private final List<MoveTable> ways = new ArrayList<>();

    StepTable(Position position) {
        List<Step> all = new ArrayList<>();
        for (int from = 0; from < PawnSets.SQUARES; from++) {
            first[from] = all.size();
            all.addAll(KatarengaBoards.steps(position, from));
        }
        first[PawnSets.SQUARES] = all.size();
        targets = all.stream().mapToInt(Step::to).toArray();
        between = all.stream().mapToInt(Step::between).toArray();
        for (int size = 0; size <= PawnSets.MOST; size++) ways.add(new MoveTable(this, size));
    }

    int steps() {
        return targets.length;
    }

    /** The steps from a square are numbered from here up to the first of the next square. */
    int first(int square) {
        return first[square];
    }

    /** The square that a step leads to. */
    int target(int step) {
        return targets[step];
    }

    /** The squares that must be empty for a step. */
    int between(int step) {
        return between[step];
    }

    /** The moves of so many pawns. */
    MoveTable ways(int pawns) {
        return ways.get(pawns);
    }
}
