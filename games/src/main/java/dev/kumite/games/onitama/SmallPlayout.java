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
    /** A chosen move carries, above its own 24 bits, the shift of its man's byte. */
    private static final int MAN = 24;

    private static final int MOVE = (1 << MAN) - 1;

    private SmallPlayout() {}

    static int play(SmallPosition p, Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        boolean greedy = policy == Policy.GREEDY;
        SmallTable tables = p.tables;
        int side = p.side;
        long own = p.own;
        long other = p.other;
        long ownMen = bytes(own, p.ownMaster);
        long otherMen = bytes(other, p.otherMaster);
        int ownCount = Long.bitCount(own);
        int otherCount = Long.bitCount(other);
        int first = Hands.first(p.hands, side);
        int second = Hands.second(p.hands, side);
        int otherFirst = Hands.first(p.hands, 1 - side);
        int otherSecond = Hands.second(p.hands, 1 - side);
        int aside = Hands.sideCard(p.hands);
        Ending ending = Ending.NONE;
        int plies = 0;
        while (plies < maxPlies && ending == Ending.NONE) {
            // 1. Choose.
            int goal = OnitamaSetup.goal(tables.size, side);
            int move = NO_MOVE;
            if (greedy) {
                move = winOrCapture(tables, rng, side, own, other, ownMen, otherMen, goal, first, second);
                if (move != NO_MOVE) move |= place(ownMen, OnitamaMoves.from(move)) << MAN;
            }
            if (move == NO_MOVE) move = draw(tables, rng, side, own, ownMen, ownCount, first, second);
            if (trace != null) trace[plies] = move & MOVE;
            plies++;
            // 2. Move the man; capture.
            if (!OnitamaMoves.isPass(move)) {
                int from = OnitamaMoves.from(move);
                int to = OnitamaMoves.to(move);
                boolean master = from == (ownMen & 0xFF);
                own ^= 1L << from | 1L << to;
                ownMen ^= (long) (from ^ to) << (move >>> MAN);
                if (master && to == goal) ending = OnitamaPosition.STREAM;
                if ((other >>> to & 1) != 0) {
                    other ^= 1L << to;
                    if (to == (otherMen & 0xFF)) ending = OnitamaPosition.STONE;
                    else otherMen = without(otherMen, to, --otherCount);
                }
            }
            // 3. Exchange the card and change sides.
            int used = OnitamaMoves.card(move & MOVE);
            int kept = used == first ? second : first;
            first = otherFirst;
            second = otherSecond;
            otherFirst = kept;
            otherSecond = aside;
            aside = used;
            long swap = own;
            own = other;
            other = swap;
            swap = ownMen;
            ownMen = otherMen;
            otherMen = swap;
            int count = ownCount;
            ownCount = otherCount;
            otherCount = count;
            side ^= 1;
        }
        p.own = own;
        p.other = other;
        p.ownMaster = ending == OnitamaPosition.STONE ? OnitamaSetup.GONE : (int) ownMen & 0xFF;
        p.otherMaster = (int) otherMen & 0xFF;
        int hands = side == 0
                ? Hands.of(first, second, otherFirst, otherSecond, aside)
                : Hands.of(otherFirst, otherSecond, first, second, aside);
        p.settle(side, hands, ending);
        return plies;
    }

    /**
     * A legal move, uniform over all of them; one of the two passes where there is none. Each half of 64 random bits
     * makes one try; both are worked out before either is looked at, and the next bits are drawn ahead, because a
     * wrong guess of the branch costs more than a try.
     */
    private static int draw(
            SmallTable tables, Rng rng, int side, long own, long men, int count, int first, int second) {
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
            int lowMan = (int) (low >>> 32) << 3;
            int highMan = (int) (high >>> 32) << 3;
            int lowFrom = (int) (men >>> lowMan) & 63;
            int highFrom = (int) (men >>> highMan) & 63;
            int lowSlot = lowStep + (lowStep < firstSteps ? firstSlot : secondSlot);
            int highSlot = highStep + (highStep < firstSteps ? firstSlot : secondSlot);
            int lowTo = tables.target[lowSlot << 6 | lowFrom];
            int highTo = tables.target[highSlot << 6 | highFrom];
            if ((own >>> lowTo & own >>> highTo & 1) == 0) {
                boolean useLow = (own >>> lowTo & 1) == 0;
                int slot = useLow ? lowSlot : highSlot;
                int man = useLow ? lowMan : highMan;
                int fromTo = useLow ? lowFrom << 8 | lowTo : highFrom << 8 | highTo;
                return man << MAN | slot >> 3 << 16 | fromTo;
            }
            if (tries == SURELY_A_MOVE && tables.countMoves(own, first << 1 | side, second << 1 | side) == 0)
                return OnitamaMoves.pass(bits < 0 ? first : second);
        }
    }

    /** A move that wins at once, else a capture, uniform over either; {@link #NO_MOVE} where there is neither. */
    private static int winOrCapture(
            SmallTable tables,
            Rng rng,
            int side,
            long own,
            long other,
            long ownMen,
            long otherMen,
            int goal,
            int first,
            int second) {
        int wayA = first << 1 | side;
        int wayB = second << 1 | side;
        int target = (int) otherMen & 63;
        int master = (int) ownMen & 63;
        long strikersA = tables.reach(wayA ^ 1, target) & own;
        long strikersB = tables.reach(wayB ^ 1, target) & own;
        long temple = 1L << goal & ~own & ~(1L << target);
        long templeA = tables.reach(wayA, master) & temple;
        long templeB = tables.reach(wayB, master) & temple;
        if ((strikersA | strikersB | templeA | templeB) != 0)
            return win(rng, strikersA, strikersB, templeA, templeB, first, second, master, target);
        long prey = tables.moved(own, wayA, wayB) & other;
        return prey == 0 ? NO_MOVE : capture(tables, rng, own, prey, wayA, wayB);
    }

    private static int win(
            Rng rng,
            long strikersA,
            long strikersB,
            long templeA,
            long templeB,
            int first,
            int second,
            int master,
            int target) {
        int a = Long.bitCount(strikersA);
        int ab = a + Long.bitCount(strikersB);
        int abc = ab + Long.bitCount(templeA);
        int pick = rng.below(abc + Long.bitCount(templeB));
        if (pick < a) return OnitamaMoves.of(first, nth(strikersA, pick), target);
        if (pick < ab) return OnitamaMoves.of(second, nth(strikersB, pick - a), target);
        return OnitamaMoves.of(pick < abc ? first : second, master, Long.numberOfTrailingZeros(templeA | templeB));
    }

    private static int capture(SmallTable tables, Rng rng, long own, long prey, int wayA, int wayB) {
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
            if (pick < a) return OnitamaMoves.of(wayA >> 1, nth(byA, pick), to);
            pick -= a;
            long byB = tables.reach(wayB ^ 1, to) & own;
            int b = Long.bitCount(byB);
            if (pick < b) return OnitamaMoves.of(wayB >> 1, nth(byB, pick), to);
            pick -= b;
        }
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
