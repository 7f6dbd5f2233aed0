package dev.kumite.solver.checkers;

import java.util.ArrayList;
import java.util.List;

/**
 * All sets of a given number of men on their 28 squares, sorted by the rows they have advanced in total. A man's step
 * adds one row, so each set leads only to the next level.
 */
final class MenSets {
    private static final int ROWS = 6;

    /** Packed squares, by level. */
    private final List<int[]> levels = new ArrayList<>();

    /** @param other whether they are the men of the other side, which come down from the last row */
    MenSets(int men, boolean other) {
        List<List<Integer>> sorted = new ArrayList<>();
        for (int level = 0; level <= ROWS * men; level++) sorted.add(new ArrayList<>());
        int count = Subsets.choose(Slice.MEN_SQUARES, men);
        for (int i = 0, set = Subsets.first(men); i < count; i++, set = Subsets.next(set)) {
            int level = rows(set);
            if (other) sorted.get(ROWS * men - level).add(set << 4);
            else sorted.get(level).add(set);
        }
        for (List<Integer> sets : sorted)
            levels.add(sets.stream().mapToInt(Integer::intValue).toArray());
    }

    private static int rows(int set) {
        int rows = 0;
        for (int left = set; left != 0; left &= left - 1) rows += Integer.numberOfTrailingZeros(left) >> 2;
        return rows;
    }

    int highest() {
        return levels.size() - 1;
    }

    /** The placements of one level; none where there is no such level. */
    int[] level(int level) {
        return level < 0 || level > highest() ? new int[0] : levels.get(level);
    }
}
