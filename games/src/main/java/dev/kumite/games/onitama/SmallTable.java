package dev.kumite.games.onitama;

import dev.kumite.games.picture.Drawing.Step;

/**
 * Where each card leads on a board that fits one long. A "way" is a card as one side plays it: {@code card << 1 | side};
 * {@code way ^ 1} is the same card turned round, so its reach from a square is the set of squares from which
 * {@code way} reaches that square.
 */
final class SmallTable {
    private static final int STRIDE = 64;
    /** Room for 64 cards: a power of two, so that a mask takes the place of a check of bounds. */
    static final int TARGETS = 64 * 2 * Card.MOST_STEPS * STRIDE;

    final int size;

    /** Squares reached: [way · 64 + from]. */
    final long[] reach = new long[Card.count() * 2 * STRIDE];

    /** From which squares step k stays on the board: [way · 4 + k]; 0 where the card has no such step. */
    final long[] mask = new long[Card.count() * 2 * Card.MOST_STEPS];

    /** By how much step k rotates a set of squares: [way · 4 + k]. */
    final int[] shift = new int[Card.count() * 2 * Card.MOST_STEPS];

    /** Where step k leads: [(way · 4 + k) · 64 + from]; {@code from} itself when it leads off the board. */
    final byte[] target = new byte[TARGETS];

    /** The two goals, Blue's in the low byte. */
    private final int goals;

    /** From which squares some card leads to the goal. */
    private final long nearBluesGoal;

    private final long nearRedsGoal;

    final long corners;

    /** The squares along the edge that are no corners. */
    final long edges;

    SmallTable(int size) {
        this.size = size;
        goals = OnitamaSetup.goal(size, 0) | OnitamaSetup.goal(size, 1) << 8;
        long row = (1L << size) - 1;
        long column = 0;
        for (int y = 0; y < size; y++) column |= 1L << y * size;
        long ends = row | row << size * (size - 1);
        long sides = column | column << size - 1;
        corners = ends & sides;
        edges = ends ^ sides;
        for (int card = 0; card < Card.count(); card++)
            for (int side = 0; side < 2; side++)
                for (int k = 0; k < Card.stepCount(card); k++)
                    fill(card << 1 | side, k, turned(Card.of(card).steps().get(k), side));
        nearBluesGoal = nearGoal(0);
        nearRedsGoal = nearGoal(1);
    }

    private long nearGoal(int side) {
        long near = 0;
        for (int card = 0; card < Card.count(); card++) near |= reach[(card << 1 | side ^ 1) * STRIDE + goal(side)];
        return near;
    }

    private static final SmallTable FIVE = new SmallTable(5);
    private static final SmallTable SEVEN = new SmallTable(7);

    static SmallTable of(int size) {
        return size == 5 ? FIVE : SEVEN;
    }

    /** An offset as the board sees it when this side plays it. */
    static Step turned(Step step, int side) {
        return side == 0 ? step : new Step(-step.right(), -step.forward());
    }

    private void fill(int way, int k, Step step) {
        int slot = way * Card.MOST_STEPS + k;
        shift[slot] = step.forward() * size + step.right();
        for (int from = 0; from < size * size; from++) {
            int to = landing(size, from, step);
            target[slot * STRIDE + from] = (byte) (to < 0 ? from : to);
            if (to < 0) continue;
            reach[way * STRIDE + from] |= 1L << to;
            mask[slot] |= 1L << from;
        }
    }

    /** The square a step leads to, or −1. */
    static int landing(int size, int from, Step step) {
        int x = from % size + step.right();
        int y = from / size + step.forward();
        return x < 0 || x >= size || y < 0 || y >= size ? -1 : y * size + x;
    }

    /** Whether some card leads from this square to this one of the goals. */
    boolean isNear(int square, int goal) {
        return ((goal == goal(0) ? nearBluesGoal : nearRedsGoal) >>> square & 1) != 0;
    }

    /** As {@link OnitamaSetup#goal}. */
    int goal(int side) {
        return goals >>> 8 * side & 0xFF;
    }

    long reach(int way, int from) {
        return reach[way << 6 | from];
    }

    /** Where step {@code slot % 4} of way {@code slot / 4} takes the men of a set. */
    long moved(long men, int slot) {
        return Long.rotateLeft(men & mask[slot], shift[slot]);
    }

    /** How many moves the men have with the cards of two ways. */
    int countMoves(long own, int wayA, int wayB) {
        long free = ~own;
        int a = wayA * Card.MOST_STEPS;
        int b = wayB * Card.MOST_STEPS;
        if (size == 5) {
            // Two sets of 25 squares fit one long: half the bit counts.
            return Long.bitCount(moved(own, a) & free | (moved(own, b) & free) << 32)
                    + Long.bitCount(moved(own, a + 1) & free | (moved(own, b + 1) & free) << 32)
                    + Long.bitCount(moved(own, a + 2) & free | (moved(own, b + 2) & free) << 32)
                    + Long.bitCount(moved(own, a + 3) & free | (moved(own, b + 3) & free) << 32);
        }
        int count = 0;
        for (int k = 0; k < Card.MOST_STEPS; k++)
            count += Long.bitCount(moved(own, a + k) & free) + Long.bitCount(moved(own, b + k) & free);
        return count;
    }

    /** Where the men may go, or what they may capture, with the cards of two ways. */
    long moved(long own, int wayA, int wayB) {
        int a = wayA * Card.MOST_STEPS;
        int b = wayB * Card.MOST_STEPS;
        return moved(own, a)
                | moved(own, a + 1)
                | moved(own, a + 2)
                | moved(own, a + 3)
                | moved(own, b)
                | moved(own, b + 1)
                | moved(own, b + 2)
                | moved(own, b + 3);
    }
}
