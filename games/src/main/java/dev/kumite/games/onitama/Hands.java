package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import java.util.ArrayList;
import java.util.List;

/**
 * Who holds which of the five cards, packed into 30 bits (Blue's two, Red's two, the side card, six bits each), and as
 * text: {@code ox+boar/horse+elephant/crab}. Within a hand the lower card comes first, so that equal hands are equal
 * numbers.
 */
final class Hands {
    private static final int MASK = 63;
    private static final int SIDE_CARD = 24;

    private Hands() {}

    static int of(int blueA, int blueB, int redA, int redB, int sideCard) {
        return hand(blueA, blueB) | hand(redA, redB) << 12 | sideCard << SIDE_CARD;
    }

    private static int hand(int a, int b) {
        return Math.min(a, b) | Math.max(a, b) << 6;
    }

    /** The lower card of a side's hand. */
    static int first(int hands, int side) {
        return hands >>> 12 * side & MASK;
    }

    /** The higher card of a side's hand. */
    static int second(int hands, int side) {
        return hands >>> 12 * side + 6 & MASK;
    }

    static int sideCard(int hands) {
        return hands >>> SIDE_CARD;
    }

    /** All five cards as a set. */
    static long cards(int hands) {
        return 1L << first(hands, 0)
                | 1L << second(hands, 0)
                | 1L << first(hands, 1)
                | 1L << second(hands, 1)
                | 1L << sideCard(hands);
    }

    /** Blue's hand for Red's and the other way round. */
    static int swapped(int hands) {
        return hands & MASK << SIDE_CARD | hands >>> 12 & 0xFFF | (hands & 0xFFF) << 12;
    }

    /** The hands after {@code side} used {@code card}, which now lies aside. */
    static int exchange(int hands, int side, int card) {
        int kept = first(hands, side) ^ second(hands, side) ^ card;
        int others = hands & 0xFFF << 12 * (1 - side);
        return others | hand(kept, sideCard(hands)) << 12 * side | card << SIDE_CARD;
    }

    /** Blue's hand, Red's hand and the side card. */
    static int parse(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 3)
            throw new BadInput("'" + text + "' must be Blue's hand, Red's hand and the side card, as in "
                    + "ox+boar/horse+elephant/crab");
        List<Card> blue = Card.parseSome(parts[0], 2, "Blue's hand");
        List<Card> red = Card.parseSome(parts[1], 2, "Red's hand");
        List<Card> aside = Card.parseSome(parts[2], 1, "the side card");
        List<Card> all = new ArrayList<>(blue);
        all.addAll(red);
        all.addAll(aside);
        Card.refuseTwice(all);
        return Hands.of(id(blue, 0), id(blue, 1), id(red, 0), id(red, 1), id(aside, 0));
    }

    private static int id(List<Card> cards, int i) {
        return cards.get(i).ordinal();
    }

    static String write(int hands) {
        return writeHand(hands, 0) + "/" + writeHand(hands, 1) + "/"
                + Card.of(Hands.sideCard(hands)).text();
    }

    private static String writeHand(int hands, int side) {
        return Card.of(Hands.first(hands, side)).text() + "+"
                + Card.of(Hands.second(hands, side)).text();
    }
}
