package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.Game;
import dev.kumite.games.picture.Drawing.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The move cards. Offsets are (right, forward) as Blue sees them; Red's are turned by 180°. The order is part of the
 * move numbers: append, never insert.
 */
enum Card {
    TIGER(Deck.BASE, 0, "0,2 0,-1"),
    CRAB(Deck.BASE, 0, "-2,0 2,0 0,1"),
    MONKEY(Deck.BASE, 0, "-1,-1 -1,1 1,-1 1,1"),
    CRANE(Deck.BASE, 0, "0,1 -1,-1 1,-1"),
    RABBIT(Deck.BASE, 0, "-1,-1 1,1 2,0"),
    GOOSE(Deck.BASE, 0, "-1,0 -1,1 1,0 1,-1"),
    OX(Deck.BASE, 0, "0,1 0,-1 1,0"),
    EEL(Deck.BASE, 0, "-1,1 -1,-1 1,0"),
    DRAGON(Deck.BASE, 1, "-2,1 2,1 -1,-1 1,-1"),
    ELEPHANT(Deck.BASE, 1, "-1,0 1,0 -1,1 1,1"),
    MANTIS(Deck.BASE, 1, "-1,1 1,1 0,-1"),
    BOAR(Deck.BASE, 1, "-1,0 1,0 0,1"),
    FROG(Deck.BASE, 1, "-2,0 -1,1 1,-1"),
    ROOSTER(Deck.BASE, 1, "-1,-1 -1,0 1,0 1,1"),
    HORSE(Deck.BASE, 1, "-1,0 0,1 0,-1"),
    COBRA(Deck.BASE, 1, "-1,0 1,1 1,-1"),
    FOX(Deck.SENSEI, 1, "1,-1 1,0 1,1"),
    DOG(Deck.SENSEI, 0, "-1,-1 -1,0 -1,1"),
    GIRAFFE(Deck.SENSEI, 0, "-2,1 2,1 0,-1"),
    PANDA(Deck.SENSEI, 1, "-1,-1 0,1 1,1"),
    BEAR(Deck.SENSEI, 0, "-1,1 0,1 1,-1"),
    KIRIN(Deck.SENSEI, 1, "-1,2 1,2 0,-2"),
    SEASNAKE(Deck.SENSEI, 0, "-1,-1 0,1 2,0"),
    VIPER(Deck.SENSEI, 1, "-2,0 0,1 1,-1"),
    PHOENIX(Deck.SENSEI, 0, "-2,0 2,0 -1,1 1,1"),
    MOUSE(Deck.SENSEI, 0, "-1,-1 0,1 1,0"),
    RAT(Deck.SENSEI, 1, "-1,0 0,1 1,-1"),
    TURTLE(Deck.SENSEI, 1, "-2,0 2,0 -1,-1 1,-1"),
    TANUKI(Deck.SENSEI, 0, "-1,-1 0,1 2,1"),
    IGUANA(Deck.SENSEI, 1, "-2,1 0,1 1,-1"),
    SABLE(Deck.SENSEI, 0, "-2,0 -1,-1 1,1"),
    OTTER(Deck.SENSEI, 1, "-1,1 1,-1 2,0"),
    GOAT(Deck.PROMO, 1, "-1,0 0,-1 1,1"),
    SHEEP(Deck.PROMO, 0, "-1,1 0,-1 1,0");

    enum Deck {
        BASE,
        SENSEI,
        PROMO
    }

    /** No card has more offsets than this. */
    static final int MOST_STEPS = 4;

    private static final Card[] ALL = values();
    private static final int[] STEP_COUNTS =
            Arrays.stream(ALL).mapToInt(card -> card.steps.size()).toArray();

    private final Deck deck;
    private final int stamp;
    private final List<Step> steps;

    Card(Deck deck, int stamp, String offsets) {
        this.deck = deck;
        this.stamp = stamp;
        List<Step> read = new ArrayList<>();
        for (String offset : offsets.split(" ")) {
            int comma = offset.indexOf(',');
            read.add(new Step(
                    Integer.parseInt(offset.substring(0, comma)), Integer.parseInt(offset.substring(comma + 1))));
        }
        steps = List.copyOf(read);
    }

    static int count() {
        return ALL.length;
    }

    static Card of(int id) {
        return ALL[id];
    }

    static int stepCount(int id) {
        return STEP_COUNTS[id];
    }

    Deck deck() {
        return deck;
    }

    /** The side whose colour the card's stamp has; it begins when this is the side card. */
    int stamp() {
        return stamp;
    }

    List<Step> steps() {
        return steps;
    }

    /** The card whose steps are this one's, left and right exchanged; itself where it has no left and right. */
    Card mirrored() {
        Set<Step> turned = new HashSet<>();
        for (Step step : steps) turned.add(new Step(-step.right(), step.forward()));
        for (Card card : ALL) if (Set.copyOf(card.steps).equals(turned)) return card;
        throw new IllegalStateException(this + " has no mirror image");
    }

    Game.Face face() {
        return new Game.Face(text(), deck.name().toLowerCase(Locale.ROOT), stamp, steps);
    }

    /** The name in text: lower case, no spaces. */
    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Card parse(String text) {
        for (Card card : ALL) if (card.text().equals(text)) return card;
        List<String> names = Arrays.stream(ALL).map(Card::text).toList();
        throw new BadInput("there is no card '" + text + "'; " + Nearest.hint(text, names));
    }

    /** Five different cards, in the order of the deck whatever the order written. */
    static List<Card> parseFive(String text) {
        List<Card> five = parseSome(text, 5, "the set of cards");
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

    /** This many cards joined by {@code +}. */
    static List<Card> parseSome(String text, int wanted, String what) {
        String[] names = text.split("\\+", -1);
        if (names.length != wanted)
            throw new BadInput(
                    what + " '" + text + "' must be " + (wanted == 1 ? "one card" : wanted + " cards joined by '+'"));
        return Arrays.stream(names).map(String::strip).map(Card::parse).toList();
    }

    static void refuseTwice(List<Card> cards) {
        for (int i = 0; i < cards.size(); i++)
            if (cards.lastIndexOf(cards.get(i)) != i)
                throw new BadInput(
                        "the card '" + cards.get(i).text() + "' is there twice; five different ones are needed");
    }
}
