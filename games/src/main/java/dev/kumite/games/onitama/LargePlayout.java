package dev.kumite.games.onitama;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Playouts on a board of several longs. As in {@link SmallPlayout} a random move is drawn without listing the moves: a
 * man and a step are drawn until the step is legal. Each man has a number, {@code 16 << side} for the master and those
 * after it for the students, and the squares know the numbers of their men.
 */
final class LargePlayout {
    private static final int SURELY_A_MOVE = 48;
    private static final long LOW = 0xFFFFFFFFL;
    private static final int NO_MOVE = -1;
    private static final int NOBODY = 0;

    private final LargePosition position;
    private final LargeTable tables;
    private final long[] men;

    /** The number of the man on each square. */
    private final byte[] man = new byte[256];

    /** The square of each man by his number, nowhere for those that were captured. */
    private final int[] square = new int[16 << 2];

    private final int[] counts = new int[2];
    private final long[] prey;
    private final int[] found;

    LargePlayout(LargePosition position) {
        this.position = position;
        tables = position.tables;
        men = position.men;
        prey = new long[tables.words];
        found = new int[position.size * 2 * Card.MOST_STEPS];
    }

    /** A move by the policy. */
    int move(Rng rng, Policy policy) {
        place();
        int side = position.side;
        int hands = position.hands;
        return choose(rng, policy == Policy.GREEDY, side, Hands.first(hands, side), Hands.second(hands, side));
    }

    /** Plays on; leaves the position as it is then. */
    int play(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        boolean greedy = policy == Policy.GREEDY;
        place();
        int side = position.side;
        int first = Hands.first(position.hands, side);
        int second = Hands.second(position.hands, side);
        int otherFirst = Hands.first(position.hands, 1 - side);
        int otherSecond = Hands.second(position.hands, 1 - side);
        int aside = Hands.sideCard(position.hands);
        Ending ending = Ending.NONE;
        int plies = 0;
        while (plies < maxPlies && ending == Ending.NONE) {
            int move = choose(rng, greedy, side, first, second);
            if (trace != null) trace[plies] = move;
            plies++;
            if (!OnitamaMoves.isPass(move)) ending = moveMan(side, OnitamaMoves.from(move), OnitamaMoves.to(move));
            int used = OnitamaMoves.card(move);
            int kept = used == first ? second : first;
            first = otherFirst;
            second = otherSecond;
            otherFirst = kept;
            otherSecond = aside;
            aside = used;
            side ^= 1;
        }
        int hands = side == 0
                ? Hands.of(first, second, otherFirst, otherSecond, aside)
                : Hands.of(otherFirst, otherSecond, first, second, aside);
        position.masters[side] = ending == OnitamaPosition.STONE ? OnitamaSetup.GONE : square[16 << side];
        position.masters[1 - side] = square[16 << 1 - side];
        position.settle(side, hands, ending);
        return plies;
    }

    /** Numbers the men. */
    private void place() {
        Arrays.fill(man, (byte) NOBODY);
        for (int of = 0; of < 2; of++) {
            int number = 16 << of;
            put(number, position.masters[of]);
            for (int word = 0; word < tables.words; word++)
                for (long left = men[position.base(of) + word]; left != 0; left &= left - 1) {
                    int at = word << 6 | Long.numberOfTrailingZeros(left);
                    if (at != position.masters[of]) put(++number, at);
                }
            counts[of] = number + 1 - (16 << of);
            Arrays.fill(square, number + 1, (16 << of) + tables.size, tables.nowhere());
        }
    }

    private void put(int number, int at) {
        man[at] = (byte) number;
        square[number] = at;
    }

    private Ending moveMan(int side, int from, int to) {
        int mover = man[from];
        int captured = man[to];
        Ending ending = mover == 16 << side && to == OnitamaSetup.goal(tables.size, side)
                ? OnitamaPosition.STREAM
                : Ending.NONE;
        if (captured != NOBODY) {
            position.toggle(1 - side, to);
            int master = 16 << 1 - side;
            if (captured == master) ending = OnitamaPosition.STONE;
            else remove(captured, master + --counts[1 - side]);
        }
        man[from] = NOBODY;
        put(mover, to);
        position.toggle(side, from);
        position.toggle(side, to);
        return ending;
    }

    /** The last student takes the number of a captured one. */
    private void remove(int captured, int last) {
        put(captured, square[last]);
        square[last] = tables.nowhere();
    }

    private int choose(Rng rng, boolean greedy, int side, int first, int second) {
        int move = greedy ? winOrCapture(rng, side, first, second) : NO_MOVE;
        return move == NO_MOVE ? draw(rng, side, first, second) : move;
    }

    /**
     * A legal move, uniform over all of them; one of the two passes where there is none. Two tries at a time, for the
     * reason given at {@link SmallPlayout}.
     */
    private int draw(Rng rng, int side, int first, int second) {
        int own = 16 << side;
        int count = counts[side];
        int firstSteps = Card.stepCount(first);
        int steps = firstSteps + Card.stepCount(second);
        int firstSlot = (first << 1 | side) << 2;
        int secondSlot = ((second << 1 | side) << 2) - firstSteps;
        long upcoming = rng.next();
        for (int tries = 0; ; tries++) {
            long bits = upcoming;
            upcoming = rng.next();
            long low = (bits & LOW) * count;
            long high = (bits >>> 32) * count;
            int lowStep = (int) ((low & LOW) * steps >>> 32);
            int highStep = (int) ((high & LOW) * steps >>> 32);
            int lowFrom = square[own | (int) (low >>> 32)];
            int highFrom = square[own | (int) (high >>> 32)];
            int lowSlot = lowStep + (lowStep < firstSteps ? firstSlot : secondSlot);
            int highSlot = highStep + (highStep < firstSteps ? firstSlot : secondSlot);
            int lowTo = tables.target(lowSlot, lowFrom);
            int highTo = tables.target(highSlot, highFrom);
            if ((man[lowTo] & man[highTo] & own) == 0) {
                boolean useLow = (man[lowTo] & own) == 0;
                int slot = useLow ? lowSlot : highSlot;
                return slot >> 3 << 16 | (useLow ? lowFrom << 8 | lowTo : highFrom << 8 | highTo);
            }
            if (tries == SURELY_A_MOVE && isStuck(side, first, second))
                return OnitamaMoves.pass(bits < 0 ? first : second);
        }
    }

    private boolean isStuck(int side, int first, int second) {
        long free = 0;
        int base = position.base(side);
        for (int word = 0; word < tables.words; word++)
            free |= tables.moved(men, base + word, word, first << 1 | side, second << 1 | side) & ~men[base + word];
        return free == 0;
    }

    /** A move that wins at once, else a capture, uniform over either; {@link #NO_MOVE} where there is neither. */
    private int winOrCapture(Rng rng, int side, int first, int second) {
        int wayA = first << 1 | side;
        int wayB = second << 1 | side;
        long any = prey.length == 2 ? preyInTwoWords(side, first, second) : preyInThreeWords(side, first, second);
        int target = square[16 << 1 - side];
        int count = 0;
        if ((prey[target >> 6] >>> target & 1) != 0)
            count = strikes(side, wayB, target, strikes(side, wayA, target, 0));
        if (tables.nearGoal(side, square[16 << side])) count = arrivals(side, wayB, arrivals(side, wayA, count));
        if (count == 0 && any != 0)
            for (int word = 0; word < prey.length; word++)
                for (long left = prey[word]; left != 0; left &= left - 1) {
                    int to = word << 6 | Long.numberOfTrailingZeros(left);
                    count = strikes(side, wayB, to, strikes(side, wayA, to, count));
                }
        return count == 0 ? NO_MOVE : found[count == 1 ? 0 : rng.below(count)];
    }

    /**
     * Finds what can be captured by what each man reaches, which is quicker than shifting the men; not zero where there is
     * something. Captured men count too, nowhere: a loop whose length never changes is cheaper than one that is shorter.
     */
    private long preyInTwoWords(int side, int first, int second) {
        long[] reach = tables.reach(first, second, side);
        long low = 0;
        long high = 0;
        int own = 16 << side;
        for (int number = own; number < own + tables.size; number++) {
            int from = 2 * square[number];
            low |= reach[from];
            high |= reach[from + 1];
        }
        int other = position.base(1 - side);
        prey[0] = low & men[other];
        prey[1] = high & men[other + 1];
        return prey[0] | prey[1];
    }

    /** The same; one method for both would be 7 to 14 % slower. */
    private long preyInThreeWords(int side, int first, int second) {
        long[] reach = tables.reach(first, second, side);
        long low = 0;
        long middle = 0;
        long high = 0;
        int own = 16 << side;
        for (int number = own; number < own + tables.size; number++) {
            int from = 3 * square[number];
            low |= reach[from];
            middle |= reach[from + 1];
            high |= reach[from + 2];
        }
        int other = position.base(1 - side);
        prey[0] = low & men[other];
        prey[1] = middle & men[other + 1];
        prey[2] = high & men[other + 2];
        return prey[0] | prey[1] | prey[2];
    }

    /** Adds the captures on a square by one card to the moves found. */
    private int strikes(int side, int way, int to, int count) {
        int end = count;
        for (int k = 0; k < Card.stepCount(way >> 1); k++) {
            int from = tables.target((way ^ 1) << 2 | k, to);
            if ((man[from] & 16 << side) != 0) found[end++] = OnitamaMoves.of(way >> 1, from, to);
        }
        return end;
    }

    /** Adds the master's step onto the temple by one card, unless his own man is there, or the other master. */
    private int arrivals(int side, int way, int count) {
        int end = count;
        int goal = OnitamaSetup.goal(tables.size, side);
        int from = square[16 << side];
        if ((man[goal] & 16 << side) != 0 || man[goal] == 16 << 1 - side) return end;
        for (int k = 0; k < Card.stepCount(way >> 1); k++)
            if (tables.target(way << 2 | k, from) == goal) found[end++] = OnitamaMoves.of(way >> 1, from, goal);
        return end;
    }
}
