package dev.kumite.games.onitama;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A position as plain data, from which either board is made; and the dealer, who decides how a game begins.
 *
 * @param blue Blue's squares, the master's among them
 * @param blueMaster Blue's master's square, or {@link #GONE}
 */
record OnitamaSetup(int size, int side, BitSet blue, BitSet red, int blueMaster, int redMaster, int hands) {
    /** The square of a captured master. */
    static final int GONE = 255;

    /** The start: each side's men on its home row, the master in the middle. */
    static OnitamaSetup start(int size, int side, int hands) {
        BitSet blue = new BitSet();
        BitSet red = new BitSet();
        int last = size * (size - 1);
        blue.set(0, size);
        red.set(last, last + size);
        return new OnitamaSetup(size, side, blue, red, size / 2, last + size / 2, hands);
    }

    BitSet men(int of) {
        return of == 0 ? blue : red;
    }

    int master(int of) {
        return of == 0 ? blueMaster : redMaster;
    }

    /** The square that this side's master must reach: the other side's temple. */
    static int goal(int size, int of) {
        return of == 0 ? size * (size - 1) + size / 2 : size / 2;
    }

    /** The key of this setup from scratch. */
    long key() {
        long key = OnitamaKeys.hands(hands) ^ (side == 1 ? OnitamaKeys.SIDE : 0);
        for (int of = 0; of < 2; of++)
            for (int at = men(of).nextSetBit(0); at >= 0; at = men(of).nextSetBit(at + 1))
                key ^= OnitamaKeys.man(of, at == master(of), at);
        return key;
    }

    /** Whether the side that just moved has won, and how. Both at once counts as stone. */
    Ending ending() {
        if (master(side) == GONE) return OnitamaPosition.STONE;
        return master(1 - side) == goal(size, 1 - side) ? OnitamaPosition.STREAM : Ending.NONE;
    }

    OnitamaPosition position() {
        return size <= SmallPosition.LARGEST ? new SmallPosition(this) : new LargePosition(this);
    }

    /**
     * Deals the hands and says who begins.
     *
     * @param pool the cards to deal five from; when empty, every game has one of {@code deals}
     * @param first 0 or 1 to force the first player, or {@link #BY_STAMP}
     */
    record Dealer(List<Card> pool, List<Integer> deals, int first) {
        static final int BY_STAMP = -1;

        private static final int FIVE = 5;

        /** Deals any five of these cards. */
        static Dealer of(List<Card> pool, int first) {
            return new Dealer(pool, List.of(), first);
        }

        /** Five cards off a shuffled pool: two to Blue, two to Red, one aside. */
        int deal(Rng rng) {
            if (deals.size() == 1) return deals.get(0);
            if (pool.isEmpty()) return deals.get(rng.below(deals.size()));
            List<Card> left = new ArrayList<>(pool);
            int[] five = new int[FIVE];
            for (int i = 0; i < five.length; i++)
                five[i] = left.remove(rng.below(left.size())).ordinal();
            return Hands.of(five[0], five[1], five[2], five[3], five[4]);
        }

        /** The set of all cards that can be dealt. */
        private long all() {
            long all = OnitamaBoards.mask(pool);
            for (int deal : deals) all |= Hands.cards(deal);
            return all;
        }

        /** The set of the five cards, where every deal has the same; else 0. */
        long fixedCards() {
            long all = all();
            return Long.bitCount(all) == FIVE ? all : 0;
        }

        /** The numbers of all cards that can be dealt, the lowest first. */
        List<Integer> cards() {
            long all = all();
            return IntStream.range(0, Card.count())
                    .filter(card -> (all >>> card & 1) != 0)
                    .boxed()
                    .toList();
        }

        /** Who begins: the stamp of the side card decides unless the first player is forced. */
        int first(int hands) {
            return first == BY_STAMP ? Card.of(Hands.sideCard(hands)).stamp() : first;
        }
    }
}
