package dev.kumite.solver.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.games.katarenga.KatarengaBoards.Step;
import dev.kumite.solver.katarenga.Slice.PawnSets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The sets that each set of pawns can become by one step, as far as the pawns do not block each other; pawns of the
 * other side may block a step or be captured by it.
 */
final class MoveTable {
    private final int[] first;
    private final int[] target;
    private final int[] step;
    private final int[] firstBack;
    private final int[] source;

    MoveTable(StepTable steps, int pawns) {
        int sets = PawnSets.count(pawns);
        first = new int[sets + 1];
        int[] targets = new int[sets * Math.max(1, pawns) * PawnSets.SQUARES];
        int[] made = new int[targets.length];
        int size = 0;
        for (int rank = 0; rank < sets; rank++) {
            first[rank] = size;
            int set = PawnSets.set(pawns, rank);
            for (int left = set; left != 0; left &= left - 1) {
                int from = Integer.numberOfTrailingZeros(left);
                for (int i = steps.first(from); i < steps.first(from + 1); i++) {
                    int to = 1 << steps.target(i);
                    if (((steps.between(i) | to) & set) != 0) continue;
                    targets[size] = PawnSets.rank(set ^ 1 << from ^ to);
                    made[size++] = i;
                }
            }
        }
        first[sets] = size;
        target = Arrays.copyOf(targets, size);
        step = Arrays.copyOf(made, size);
        firstBack = new int[sets + 1];
        source = new int[size];
        turnRound(sets);
    }

    /** Sorts the moves by where they lead. */
    private void turnRound(int sets) {
        for (int to : target) firstBack[to + 1]++;
        for (int rank = 0; rank < sets; rank++) firstBack[rank + 1] += firstBack[rank];
        int[] next = firstBack.clone();
        for (int rank = 0; rank < sets; rank++)
            for (int move = first[rank]; move < first[rank + 1]; move++) source[next[target[move]]++] = rank;
    }

    /** The moves of a set are numbered from here up to the first of the next set. */
    int first(int rank) {
        return first[rank];
    }

    /** The set that a move leads to. */
    int target(int move) {
        return target[move];
    }

    /** The step of {@link StepTable} that a move makes. */
    int step(int move) {
        return step[move];
    }

    /** The moves that lead to a set are numbered from here up to the first of the next set. */
    int firstBack(int rank) {
        return firstBack[rank];
    }

    /** The set that a move turned round comes from. */
    int source(int back) {
        return source[back];
    }

    /** The steps that the tiles of a board allow from each square, whoever moves, numbered consecutively. */
    static final class StepTable {
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
}
