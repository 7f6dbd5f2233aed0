package dev.kumite.games.onitama;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

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
