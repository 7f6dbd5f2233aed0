package dev.kumite.games.onitama;

import dev.kumite.games.core.Rng;

/** Random numbers for the incremental key (Zobrist, 1970), the same on every machine. */
final class OnitamaKeys {
    /** Larger than any board. */
    private static final int SQUARES = 256;

    /** Red to move. */
    static final long SIDE;

    private static final long[] MEN = new long[2 * 2 * SQUARES];
    private static final long[] CARDS = new long[3 * 64];
    /** What changes when a card goes from a side's hand aside, or from there into the hand. */
    private static final long[] CARRIED = new long[2 * 64];

    static {
        Rng rng = new Rng(0x0417A3AL);
        SIDE = rng.next();
        for (int i = 0; i < MEN.length; i++) MEN[i] = rng.next();
        for (int i = 0; i < CARDS.length; i++) CARDS[i] = rng.next();
        for (int i = 0; i < CARRIED.length; i++) CARRIED[i] = CARDS[i] ^ CARDS[2 * 64 + i % 64];
    }

    private OnitamaKeys() {}

    static long man(int side, boolean master, int square) {
        return MEN[(side << 1 | (master ? 1 : 0)) << 8 | square];
    }

    /** Place 0 or 1: that side's hand; 2: aside. */
    private static long card(int place, int card) {
        return CARDS[place << 6 | card];
    }

    static long hands(int hands) {
        return card(0, Hands.first(hands, 0))
                ^ card(0, Hands.second(hands, 0))
                ^ card(1, Hands.first(hands, 1))
                ^ card(1, Hands.second(hands, 1))
                ^ card(2, Hands.sideCard(hands));
    }

    /** What changes in the key when {@code side} exchanges {@code card} for {@code sideCard}. */
    static long exchange(int side, int card, int sideCard) {
        return CARRIED[side << 6 | card] ^ CARRIED[side << 6 | sideCard];
    }
}
