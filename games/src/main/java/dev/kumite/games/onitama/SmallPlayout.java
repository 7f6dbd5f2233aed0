package dev.kumite.games.onitama;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/**
 * Playouts on a board of one long, all in local variables. A random move is drawn without listing the moves: a man and
 * a step are drawn until the step is legal, which is uniform over the legal moves because every (man, step) pair is
 * equally likely at each try. The men of a side are the bytes of a long, the master's square in the lowest; unused
 * bytes are 255.
 */
final class SmallPlayout {
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;
    private static final int SURELY_A_MOVE = 48;
    private static final long LOW = 0xFFFFFFFFL;
    private static final int NO_MOVE = -1;
    /** The parts of a chosen move, from above: the shift of its man's byte; which card of the hand; from; to. */
    private static final int MAN = 26;

    private static final int INDEX = 22;
    private static final int SECOND = 1 << INDEX;
    private static final int FROM = 6;
    private static final int SQUARE = 63;

    private SmallPlayout() {}

    static int play(SmallPosition p, Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        boolean greedy = policy == Policy.GREEDY;
        SmallTable tables = p.tables;
        long own = p.own;
        long other = p.other;
        long ownMen = bytes(own, p.ownMaster);
        long otherMen = bytes(other, p.otherMaster);
        long deal = Deal.of(p.hands, p.side);
        int goal = OnitamaSetup.goal(tables.size, p.side);
        int goals = OnitamaSetup.goal(tables.size, 0) + OnitamaSetup.goal(tables.size, 1);
        Ending ending = Ending.NONE;
        // Worked out early: after a wrong guess of a branch everything waits for the next random number.
        long upcoming = rng.peek();
        int plies = 0;
        while (plies < maxPlies) {
            // 1. Choose.
            int move = greedy ? winOrCapture(tables, rng, own, other, ownMen, otherMen, goal, deal) : NO_MOVE;
            if (move == NO_MOVE) move = draw(tables, rng, upcoming, own, ownMen, deal);
            upcoming = rng.peek();
            if (trace != null) trace[plies] = listed(move, deal);
            plies++;
            // 2. Move the man; capture. A pass changes nothing, since from = to.
            int from = move >>> FROM & SQUARE;
            int to = move & SQUARE;
            own ^= 1L << from ^ 1L << to;
            ownMen ^= (long) (from ^ to) << (move >>> MAN);
            if ((other >>> to & 1) != 0 && from != to) {
                other ^= 1L << to;
                if (to == (otherMen & 0xFF)) ending = OnitamaPosition.STONE;
                else otherMen = without(otherMen, to, Long.bitCount(other));
            }
            if (to == goal && move >>> MAN == 0 && ending == Ending.NONE) ending = OnitamaPosition.STREAM;
            // 3. Exchange the card and change sides.
            deal = Deal.exchange(deal, move >>> INDEX & 1);
            goal = goals - goal;
            long swap = own;
            own = other;
            other = swap;
            swap = ownMen;
            ownMen = otherMen;
            otherMen = swap;
            if (ending != Ending.NONE) break;
        }
        p.own = own;
        p.other = other;
        p.ownMaster = ending == OnitamaPosition.STONE ? OnitamaSetup.GONE : (int) ownMen & 0xFF;
        p.otherMaster = (int) otherMen & 0xFF;
        p.settle(Deal.side(deal), Deal.hands(deal), ending);
        return plies;
    }

    /** The move as others know it. */
    private static int listed(int move, long deal) {
        int card = (move & SECOND) == 0 ? Deal.firstWay(deal) : Deal.secondWay(deal);
        return OnitamaMoves.of(card >> 1, move >>> FROM & SQUARE, move & SQUARE);
    }

    /**
     * A legal move, uniform over all of them; one of the two passes where there is none. Each half of 64 random bits
     * makes one try; both are worked out before either is looked at, because a wrong guess of the branch costs more
     * than a try.
     */
    private static int draw(SmallTable tables, Rng rng, long upcoming, long own, long men, long deal) {
        int count = Long.bitCount(own);
        int firstSteps = Deal.firstSteps(deal);
        int steps = firstSteps + Deal.secondSteps(deal);
        int first = Deal.firstSlot(deal) << FROM;
        int second = (SECOND >> FROM) + (Deal.secondSlot(deal) - firstSteps << FROM);
        long bits = upcoming;
        for (int tries = 0; ; tries++) {
            rng.skip();
            int low = step(tables, (bits & LOW) * count, men, steps, firstSteps, first, second);
            int high = step(tables, (bits >>> 32) * count, men, steps, firstSteps, first, second);
            if ((own >>> low & own >>> high & 1) == 0) {
                rng.skip();
                return (own >>> low & 1) == 0 ? low : high;
            }
            if (tries == SURELY_A_MOVE && tables.countMoves(own, Deal.firstWay(deal), Deal.secondWay(deal)) == 0) {
                rng.skip();
                return bits < 0 ? 0 : SECOND;
            }
            bits = rng.peek();
        }
    }

    /** The step that random bits give; it may lead to an own man, or to where it began if it left the board. */
    private static int step(SmallTable tables, long bits, long men, int steps, int firstSteps, int first, int second) {
        int step = (int) ((bits & LOW) * steps >>> 32);
        int man = (int) (bits >>> 32) << 3;
        int at = (step << FROM) + (step < firstSteps ? first : second) | (int) (men >>> man) & SQUARE;
        return man << MAN | at << FROM | tables.target[at & SmallTable.TARGETS - 1];
    }

    /** A move that wins at once, else a capture, uniform over either; {@link #NO_MOVE} where there is neither. */
    private static int winOrCapture(
            SmallTable tables, Rng rng, long own, long other, long ownMen, long otherMen, int goal, long deal) {
        int wayA = Deal.firstWay(deal);
        int wayB = Deal.secondWay(deal);
        int target = (int) otherMen & 63;
        int master = (int) ownMen & 63;
        long prey = tables.moved(own, wayA, wayB) & other;
        if ((prey >>> target & 1) != 0 || tables.isNear(master, goal)) {
            long strikersA = tables.reach(wayA ^ 1, target) & own;
            long strikersB = tables.reach(wayB ^ 1, target) & own;
            long temple = 1L << goal & ~own & ~(1L << target);
            long templeA = tables.reach(wayA, master) & temple;
            long templeB = tables.reach(wayB, master) & temple;
            if ((strikersA | strikersB | templeA | templeB) != 0)
                return win(rng, strikersA, strikersB, templeA, templeB, master, target, ownMen);
        }
        return prey == 0 ? NO_MOVE : capture(tables, rng, own, ownMen, prey, wayA, wayB);
    }

    private static int win(
            Rng rng, long strikersA, long strikersB, long templeA, long templeB, int master, int target, long ownMen) {
        int a = Long.bitCount(strikersA);
        int ab = a + Long.bitCount(strikersB);
        int abc = ab + Long.bitCount(templeA);
        int pick = rng.below(abc + Long.bitCount(templeB));
        if (pick < a) return move(ownMen, nth(strikersA, pick), target);
        if (pick < ab) return SECOND | move(ownMen, nth(strikersB, pick - a), target);
        return (pick < abc ? 0 : SECOND) | move(ownMen, master, Long.numberOfTrailingZeros(templeA | templeB));
    }

    private static int capture(SmallTable tables, Rng rng, long own, long ownMen, long prey, int wayA, int wayB) {
        int count = 0;
        for (long left = prey; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            count += Long.bitCount(tables.reach(wayA ^ 1, to) & own) + Long.bitCount(tables.reach(wayB ^ 1, to) & own);
        }
        int pick = count == 1 ? 0 : rng.below(count);
        for (long left = prey; ; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            long byA = tables.reach(wayA ^ 1, to) & own;
            int a = Long.bitCount(byA);
            if (pick < a) return move(ownMen, nth(byA, pick), to);
            pick -= a;
            long byB = tables.reach(wayB ^ 1, to) & own;
            int b = Long.bitCount(byB);
            if (pick < b) return SECOND | move(ownMen, nth(byB, pick), to);
            pick -= b;
        }
    }

    private static int move(long men, int from, int to) {
        return place(men, from) << MAN | from << FROM | to;
    }

    /**
     * The square of the n-th man of a set, from 0. The compiler would unroll a loop that counts, and then find the code
     * that calls this too large to be inlined.
     */
    private static int nth(long set, int n) {
        long left = set;
        for (int skipped = (1 << n) - 1; skipped != 0; skipped >>>= 1) left &= left - 1;
        return Long.numberOfTrailingZeros(left);
    }

    /** The men as bytes, the master first. */
    private static long bytes(long men, int master) {
        long bytes = -1L;
        for (long left = men & ~(1L << master); left != 0; left &= left - 1)
            bytes = bytes << 8 | Long.numberOfTrailingZeros(left);
        return bytes << 8 | master;
    }

    /** By how many bits the byte of the man on {@code square} is shifted. */
    private static int place(long men, int square) {
        long zeroThere = men ^ square * ONES;
        return Long.numberOfTrailingZeros((zeroThere - ONES) & ~zeroThere & HIGHS) & 0x38;
    }

    /** The men without the one on {@code square}: the last of them, number {@code last}, takes its byte. */
    private static long without(long men, int square, int last) {
        long lastSquare = men >>> (last << 3) & 0xFF;
        long moved = men ^ (square ^ lastSquare) << place(men, square);
        return moved | 0xFFL << (last << 3);
    }
}
