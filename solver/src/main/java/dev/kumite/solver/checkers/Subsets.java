package dev.kumite.solver.checkers;

import java.util.ArrayList;
import java.util.List;

/**
 * Sets of squares as numbers: the combinatorial number system. A set with members c₁ &lt; c₂ &lt; … has the rank
 * C(c₁,1) + C(c₂,2) + …, so that the sets of one size are counted through without a gap.
 */
final class Subsets {
    private static final int SQUARES = 32;
    private static final int LARGEST = 6;
    private static final int[] CHOOSE = binomials();

    private Subsets() {}

    private static int[] binomials() {
        int[] choose = new int[(LARGEST + 1) * (SQUARES + 1)];
        for (int n = 0; n <= SQUARES; n++) {
            choose[n] = 1;
            for (int k = 1; k <= Math.min(n, LARGEST); k++)
                choose[k * (SQUARES + 1) + n] = choose(n - 1, k - 1, choose) + choose(n - 1, k, choose);
        }
        return choose;
    }

    private static int choose(int n, int k, int[] choose) {
        return choose[k * (SQUARES + 1) + n];
    }

    /** How many sets of {@code k} there are among {@code n}. */
    static int choose(int n, int k) {
        return choose(n, k, CHOOSE);
    }

    /** The rank of a set of numbers 0 … 31, given as bits. */
    static int rank(int set) {
        int rank = 0;
        int row = SQUARES + 1;
        for (int left = set; left != 0; left &= left - 1) {
            rank += CHOOSE[row + Integer.numberOfTrailingZeros(left)];
            row += SQUARES + 1;
        }
        return rank;
    }

    /** The rank of a set among the squares of {@code free} only, which are numbered from the lowest up. */
    static int rankAmong(int free, int set) {
        int rank = 0;
        int row = SQUARES + 1;
        for (int left = set; left != 0; left &= left - 1) {
            rank += CHOOSE[row + Integer.bitCount(free & (left & -left) - 1)];
            row += SQUARES + 1;
        }
        return rank;
    }

    /** The set of {@code k} that has rank 0. */
    static int first(int k) {
        return (1 << k) - 1;
    }

    /** The set of the same size with the next rank (Gosper); meaningless after the last one. */
    static int next(int set) {
        if (set == 0) return 0;
        int low = set & -set;
        int ripple = set + low;
        return ripple | (set ^ ripple) >>> Integer.numberOfTrailingZeros(low) >>> 2;
    }

    /** The squares of {@link dev.kumite.games.checkers.Board} in 32 bits: square 1 is bit 0, square 32 is bit 31. */
    static int packed(long board) {
        return (int) (board & 0xFF | board >>> 1 & 0xFF00 | board >>> 2 & 0xFF_0000 | board >>> 3 & 0xFF00_0000L);
    }

    /** The reverse of {@link #packed}. */
    static long spread(int packed) {
        long bits = packed & 0xFFFF_FFFFL;
        return bits & 0xFF | (bits & 0xFF00) << 1 | (bits & 0xFF_0000) << 2 | (bits & 0xFF00_0000L) << 3;
    }

    /**
     * All sets of a given number of men on their 28 squares, sorted by the rows they have advanced in total. A man's step
     * adds one row, so each set leads only to the next level.
     */
    static final class MenSets {
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
}
