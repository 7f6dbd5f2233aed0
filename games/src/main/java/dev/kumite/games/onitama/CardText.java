package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.onitama.Card.Deck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/** Cards, decks and deals in text: {@code ox+boar/horse+elephant/crab}, {@code base+sensei}. */
final class CardText {
    private CardText() {}

    /** Blue's hand, Red's hand and the side card. */
    static int parseHands(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 3)
            throw new BadInput("'" + text + "' must be Blue's hand, Red's hand and the side card, as in "
                    + "ox+boar/horse+elephant/crab");
        List<Card> blue = parseCards(parts[0], 2, "Blue's hand");
        List<Card> red = parseCards(parts[1], 2, "Red's hand");
        List<Card> aside = parseCards(parts[2], 1, "the side card");
        List<Card> all = new ArrayList<>(blue);
        all.addAll(red);
        all.addAll(aside);
        refuseTwice(all);
        return Hands.of(id(blue, 0), id(blue, 1), id(red, 0), id(red, 1), id(aside, 0));
    }

    private static int id(List<Card> cards, int i) {
        return cards.get(i).ordinal();
    }

    static String writeHands(int hands) {
        return writeHand(hands, 0) + "/" + writeHand(hands, 1) + "/"
                + Card.of(Hands.sideCard(hands)).text();
    }

    private static String writeHand(int hands, int side) {
        return Card.of(Hands.first(hands, side)).text() + "+"
                + Card.of(Hands.second(hands, side)).text();
    }

    /** Five different cards, in the order of the deck whatever the order written. */
    static List<Card> parseFive(String text) {
        List<Card> five = parseCards(text, 5, "the set of cards");
        refuseTwice(five);
        return five.stream().sorted().toList();
    }

    /** All cards of the decks named, in the order of the deck. */
    static List<Card> parseDeck(String text) {
        EnumSet<Deck> decks = EnumSet.noneOf(Deck.class);
        List<String> known = Arrays.stream(Deck.values())
                .map(deck -> deck.name().toLowerCase(Locale.ROOT))
                .toList();
        for (String name : text.split("\\+", -1)) {
            int at = known.indexOf(name.strip());
            if (at < 0) throw new BadInput("there is no deck '" + name.strip() + "'; " + Nearest.hint(name, known));
            if (!decks.add(Deck.values()[at])) throw new BadInput("the deck '" + name.strip() + "' is there twice");
        }
        List<Card> cards = Arrays.stream(Card.values())
                .filter(card -> decks.contains(card.deck()))
                .toList();
        if (cards.size() < 5)
            throw new BadInput("'" + text + "' has " + cards.size() + " cards, and a deal needs 5; add base or sensei");
        return cards;
    }

    private static List<Card> parseCards(String text, int wanted, String what) {
        String[] names = text.split("\\+", -1);
        if (names.length != wanted)
            throw new BadInput(
                    what + " '" + text + "' must be " + (wanted == 1 ? "one card" : wanted + " cards joined by '+'"));
        return Arrays.stream(names).map(String::strip).map(Card::parse).toList();
    }

    private static void refuseTwice(List<Card> cards) {
        for (int i = 0; i < cards.size(); i++)
            if (cards.lastIndexOf(cards.get(i)) != i)
                throw new BadInput(
                        "the card '" + cards.get(i).text() + "' is there twice; five different ones are needed");
    }
}
