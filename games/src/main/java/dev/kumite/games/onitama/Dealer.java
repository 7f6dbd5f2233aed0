package dev.kumite.games.onitama;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Deals the hands and says who begins.
 *
 * @param pool the cards to deal five from; when empty, {@code fixed} is the deal of every game
 * @param first 0 or 1 to force the first player, or {@link #BY_STAMP}
 */
record Dealer(List<Card> pool, int fixed, int first) {
    static final int BY_STAMP = -1;

    private static final int FIVE = 5;

    /** Five cards off a shuffled pool: two to Blue, two to Red, one aside. */
    int deal(Rng rng) {
        if (pool.isEmpty()) return fixed;
        List<Card> left = new ArrayList<>(pool);
        int[] five = new int[FIVE];
        for (int i = 0; i < five.length; i++)
            five[i] = left.remove(rng.below(left.size())).ordinal();
        return Hands.of(five[0], five[1], five[2], five[3], five[4]);
    }

    /** The set of the five cards, where every deal has the same; else 0. */
    long fixedCards() {
        if (pool.size() > FIVE) return 0;
        return pool.isEmpty() ? Hands.cards(fixed) : OnitamaBoards.mask(pool);
    }

    /** The numbers of all cards that can be dealt, the lowest first. */
    List<Integer> cards() {
        if (!pool.isEmpty()) return pool.stream().map(Card::ordinal).sorted().toList();
        return IntStream.range(0, Card.count())
                .filter(card -> (Hands.cards(fixed) >>> card & 1) != 0)
                .boxed()
                .toList();
    }

    /** Who begins: the stamp of the side card decides unless the first player is forced. */
    int first(int hands) {
        return first == BY_STAMP ? Card.of(Hands.sideCard(hands)).stamp() : first;
    }
}
