package dev.kumite.games.onitama;

import dev.kumite.games.picture.Drawing.Step;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Where each card's steps lead on a board of any size; see {@link SmallTable} for what a "way" is. A "slot" is a step of
 * a way: {@code way << 2 | k}.
 */
final class LargeTable {
    private static final Map<Integer, LargeTable> BY_SIZE = new ConcurrentHashMap<>();
    private static final int SLOTS = Card.count() * 2 * Card.MOST_STEPS;

    final int size;
    /** How many longs hold a set of squares: at least two, since a board that needs only one has {@link SmallTable}. */
    final int words;

    /** Where a step leads: [slot · 256 + from]; {@code from} itself when it leads off the board. */
    private final byte[] target = new byte[SLOTS << 8];

    /** By how much a step shifts a set of squares; never 0, and less than a word. */
    private final int[] shift = new int[SLOTS];

    /** The squares on which a step from the board can end: [word · slots + slot]; none where there is no such step. */
    private final long[] landing;

    /** From which squares some card leads a side to its goal: [side · 256 + from]. */
    private final boolean[] nearGoal = new boolean[2 << 8];

    /** What each man reaches with both cards of a hand, made when a hand is first met; see {@link #reach}. */
    private final AtomicReferenceArray<long[]> reach = new AtomicReferenceArray<>(Card.count() * Card.count() * 2);

    LargeTable(int size) {
        this.size = size;
        words = Math.max(2, (size * size + 63) / 64);
        landing = new long[words * SLOTS];
        for (int card = 0; card < Card.count(); card++)
            for (int side = 0; side < 2; side++)
                for (int k = 0; k < Card.stepCount(card); k++)
                    fill(
                            (card << 1 | side) << 2 | k,
                            SmallTable.turned(Card.of(card).steps().get(k), side));
    }

    private void fill(int slot, Step step) {
        shift[slot] = step.forward() * size + step.right();
        int side = slot >> 2 & 1;
        for (int from = 0; from < size * size; from++) {
            int to = SmallTable.landing(size, from, step);
            target[slot << 8 | from] = (byte) (to < 0 ? from : to);
            if (to < 0) continue;
            landing[(to >> 6) * SLOTS + slot] |= 1L << to;
            if (to == OnitamaSetup.goal(size, side)) nearGoal[side << 8 | from] = true;
        }
    }

    static LargeTable of(int size) {
        return BY_SIZE.computeIfAbsent(size, LargeTable::new);
    }

    /** Where a step leads; {@code from} itself, which is the mover's own, when it leads off the board. */
    int target(int slot, int from) {
        return target[slot << 8 | from] & 0xFF;
    }

    /** The squares that a side's man reaches with either of two cards: [from · words + word]; none from nowhere. */
    long[] reach(int first, int second, int side) {
        int hand = (first * Card.count() + second) << 1 | side;
        long[] known = reach.getAcquire(hand);
        if (known != null) return known;
        long[] made = new long[(nowhere() + 1) * words];
        addReach(made, first, side);
        addReach(made, second, side);
        reach.setRelease(hand, made);
        return made;
    }

    private void addReach(long[] made, int card, int side) {
        for (int from = 0; from < size * size; from++)
            for (int k = 0; k < Card.stepCount(card); k++) {
                int to = target((card << 1 | side) << 2 | k, from);
                if (to != from) made[from * words + (to >> 6)] |= 1L << to;
            }
    }

    /** The square of a captured man, one past the last of the board. */
    int nowhere() {
        return size * size;
    }

    boolean nearGoal(int side, int from) {
        return nearGoal[side << 8 | from];
    }

    /**
     * One word of where the steps of two ways take a set of men; {@code at} is the place of that word of the set, and
     * the words beside it are the set's or zero. A shift to the right is one to the left, by a word less.
     */
    long moved(long[] men, int at, int word, int wayA, int wayB) {
        long below = men[at - 1];
        long here = men[at];
        long above = men[at + 1];
        int a = wayA * Card.MOST_STEPS;
        int b = wayB * Card.MOST_STEPS;
        int landings = word * SLOTS;
        return shifted(below, here, above, shift[a]) & landing[landings + a]
                | shifted(below, here, above, shift[a + 1]) & landing[landings + a + 1]
                | shifted(below, here, above, shift[a + 2]) & landing[landings + a + 2]
                | shifted(below, here, above, shift[a + 3]) & landing[landings + a + 3]
                | shifted(below, here, above, shift[b]) & landing[landings + b]
                | shifted(below, here, above, shift[b + 1]) & landing[landings + b + 1]
                | shifted(below, here, above, shift[b + 2]) & landing[landings + b + 2]
                | shifted(below, here, above, shift[b + 3]) & landing[landings + b + 3];
    }

    private static long shifted(long below, long here, long above, int by) {
        return by < 0 ? above << by | here >>> -by : here << by | below >>> -by;
    }
}
