package dev.kumite.games.onitama;

/**
 * The five cards during a playout, packed into one long so that the turn changes by shifts, without a branch: the
 * mover's two cards, the other side's two, the side card, twelve bits each. The lower nine are the first of the card's
 * slots in {@link SmallTable}, for the side that holds the card or will take it next; the upper three its steps.
 */
final class Deal {
    private static final int CARD = 12;
    private static final long CARD_MASK = (1L << CARD) - 1;
    private static final int SLOT_MASK = 0x1FF;
    private static final int STEPS = 9;
    /** The bits of a slot: two for the step, one for the side, six for the card. */
    private static final int SIDE = 2;

    private static final int NUMBER = 3;

    private static final long OTHERS = (1L << 2 * CARD) - 1;
    private static final long KEPT = CARD_MASK << 2 * CARD;
    private static final long TAKEN = CARD_MASK << 3 * CARD;
    private static final long USED = CARD_MASK << 4 * CARD;
    private static final long TURN = 1L << SIDE + 4 * CARD;

    private Deal() {}

    static long of(int hands, int side) {
        return card(Hands.first(hands, side), side)
                | card(Hands.second(hands, side), side) << CARD
                | card(Hands.first(hands, 1 - side), 1 - side) << 2 * CARD
                | card(Hands.second(hands, 1 - side), 1 - side) << 3 * CARD
                | card(Hands.sideCard(hands), side) << 4 * CARD;
    }

    private static long card(int card, int side) {
        return (long) Card.stepCount(card) << STEPS | card << NUMBER | side << SIDE;
    }

    /** After the mover used his first card (0) or his second (1): the one is as likely as the other, so no branch. */
    static long exchange(long deal, int index) {
        long swap = (deal ^ deal >>> CARD) & CARD_MASK & -index;
        long usedFirst = deal ^ swap ^ swap << CARD;
        return usedFirst >>> 2 * CARD & OTHERS
                | usedFirst << CARD & KEPT
                | usedFirst >>> CARD & TAKEN
                | (usedFirst << 4 * CARD ^ TURN) & USED;
    }

    static int side(long deal) {
        return (int) (deal >>> SIDE) & 1;
    }

    static int firstWay(long deal) {
        return firstSlot(deal) >>> SIDE;
    }

    static int secondWay(long deal) {
        return secondSlot(deal) >>> SIDE;
    }

    static int firstSlot(long deal) {
        return (int) deal & SLOT_MASK;
    }

    static int secondSlot(long deal) {
        return (int) (deal >>> CARD) & SLOT_MASK;
    }

    static int firstSteps(long deal) {
        return (int) (deal >>> STEPS) & 7;
    }

    static int secondSteps(long deal) {
        return (int) (deal >>> STEPS + CARD) & 7;
    }

    /** As {@link Hands} packs them. */
    static int hands(long deal) {
        int first = number(deal);
        int second = number(deal >>> CARD);
        int otherFirst = number(deal >>> 2 * CARD);
        int otherSecond = number(deal >>> 3 * CARD);
        int aside = number(deal >>> 4 * CARD);
        return side(deal) == 0
                ? Hands.of(first, second, otherFirst, otherSecond, aside)
                : Hands.of(otherFirst, otherSecond, first, second, aside);
    }

    private static int number(long deal) {
        return (int) (deal >>> NUMBER) & 63;
    }
}
