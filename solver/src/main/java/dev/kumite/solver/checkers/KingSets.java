package dev.kumite.solver.checkers;

import java.util.Arrays;

/**
 * All sets of kings on the squares that the men leave free, by rank, and the steps between them. A king's step can be
 * reversed, so the same lists lead forwards and backwards.
 */
final class KingSets {
    private static final long[] NEAR = neighbours();

    private int count;
    private long[] sets = new long[0];
    /** The steps from set i are those from {@code first[i]} up to {@code first[i + 1]}. */
    private int[] first = new int[1];

    private long[] landing = new long[0];
    private int[] target = new int[0];

    private final int[] squares = new int[32];
    private final int[] places = new int[35];

    private static long[] neighbours() {
        long[] near = new long[35];
        for (int i = 0; i < near.length; i++) {
            long bit = 1L << i;
            near[i] = (bit << 4 | bit << 5 | bit >>> 4 | bit >>> 5) & dev.kumite.games.checkers.Board.SQUARES;
        }
        return near;
    }

    int count() {
        return count;
    }

    long set(int rank) {
        return sets[rank];
    }

    int firstStep(int rank) {
        return first[rank];
    }

    /** The square a step goes to; the other side's kings must not be on it. */
    long landing(int step) {
        return landing[step];
    }

    int target(int step) {
        return target[step];
    }

    /** Lays out the sets of {@code kings} squares of {@code free}. */
    void lay(long free, int kings) {
        int size = 0;
        for (long left = free; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            squares[size] = square;
            places[square] = size++;
        }
        count = Subsets.choose(size, kings);
        makeRoom(count, 4 * kings * count);
        int steps = 0;
        int set = Subsets.first(kings);
        for (int rank = 0; rank < count; rank++) {
            long board = board(set);
            sets[rank] = board;
            first[rank] = steps;
            for (int left = set; left != 0; left &= left - 1) {
                int king = left & -left;
                long near = NEAR[squares[Integer.numberOfTrailingZeros(king)]] & free & ~board;
                for (; near != 0; near &= near - 1) {
                    landing[steps] = near & -near;
                    target[steps++] = Subsets.rank(set ^ king | 1 << places[Long.numberOfTrailingZeros(near)]);
                }
            }
            set = Subsets.next(set);
        }
        first[count] = steps;
    }

    private long board(int set) {
        long board = 0;
        for (int left = set; left != 0; left &= left - 1) board |= 1L << squares[Integer.numberOfTrailingZeros(left)];
        return board;
    }

    private void makeRoom(int forSets, int forSteps) {
        if (sets.length < forSets) {
            sets = new long[forSets];
            first = new int[forSets + 1];
        }
        if (landing.length < forSteps) {
            landing = new long[forSteps];
            target = new int[forSteps];
        }
    }

    /** For each set's rank the rank of the same set on the turned board, among {@code size} free squares. */
    static int[] turnedRanks(int size, int kings) {
        int[] turned = new int[Subsets.choose(size, kings)];
        int set = Subsets.first(kings);
        for (int rank = 0; rank < turned.length; rank++) {
            turned[rank] = Subsets.rank(Integer.reverse(set) >>> 32 - size);
            set = Subsets.next(set);
        }
        assert Arrays.stream(turned).distinct().count() == turned.length;
        return turned;
    }
}
