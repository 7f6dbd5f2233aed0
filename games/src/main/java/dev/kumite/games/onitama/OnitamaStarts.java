package dev.kumite.games.onitama;

import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * The deals of a game's cards as the player who begins sees them: the side card is the slowest digit of a deal's number,
 * then come the beginner's hand and the other hand. A deal and its mirror image, left and right exchanged, are worth the
 * same: where a pool has the mirror images of all its cards, both have the same features. These are the cards in their
 * roles.
 */
final class OnitamaStarts implements Starts {
    private static final List<String> ROLES = List.of("beginner's hand", "other hand", "side card");

    private final int size;
    private final Dealer dealer;
    private final List<Integer> cards;
    private final int[] mirror;
    private final List<Feature> features = new ArrayList<>();

    /** The number of the feature for each role and card: a card and its mirror image are one. */
    private final int[][] featureOf = new int[ROLES.size()][];

    /** A deal by the places of its cards in the pool; the lower of a hand comes first. */
    private record Deal(int own, int own2, int other, int other2, int side) {}

    OnitamaStarts(int size, Dealer dealer) {
        this.size = size;
        this.dealer = dealer;
        this.cards = dealer.cards();
        this.mirror = mirror();
        for (int role = 0; role < ROLES.size(); role++) featureOf[role] = addFeatures(ROLES.get(role));
    }

    private int[] addFeatures(String role) {
        int[] numbers = new int[cards.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = mirror[i] < i ? numbers[mirror[i]] : features.size();
            if (mirror[i] >= i) features.add(new Feature(role, text(i) + (mirror[i] > i ? "/" + text(mirror[i]) : "")));
        }
        return numbers;
    }

    private String text(int place) {
        return Card.of(cards.get(place)).text();
    }

    /** The place of each card's mirror image; every card's own where one of them is not in the pool. */
    private int[] mirror() {
        int[] places = new int[cards.size()];
        boolean whole = true;
        for (int i = 0; i < places.length; i++) {
            places[i] = cards.indexOf(Card.of(cards.get(i)).mirrored().ordinal());
            whole &= places[i] >= 0;
        }
        if (!whole) for (int i = 0; i < places.length; i++) places[i] = i;
        return places;
    }

    @Override
    public String noun() {
        return "deal";
    }

    @Override
    public long count() {
        return cards.size() * hands(cards.size() - 1) * hands(cards.size() - 3);
    }

    private static long hands(int from) {
        return from * (from - 1L) / 2;
    }

    @Override
    public Position position(long number) {
        int dealt = hands(number);
        return OnitamaSetup.start(size, dealer.first(dealt), dealt).position();
    }

    @Override
    public String name(long number) {
        return Hands.write(hands(number));
    }

    /** The hands of a deal, Blue's first. */
    int hands(long number) {
        Deal deal = deal(number);
        int dealt = Hands.of(
                cards.get(deal.own),
                cards.get(deal.own2),
                cards.get(deal.other),
                cards.get(deal.other2),
                cards.get(deal.side));
        return dealer.first(dealt) == 0 ? dealt : Hands.swapped(dealt);
    }

    /** The number of the deal with these hands; they must be of the pool. */
    long number(int dealt) {
        return number(dealt, dealer.first(dealt));
    }

    /** The same where this side begins, whatever the rule says. */
    long number(int dealt, int first) {
        return number(new Deal(
                cards.indexOf(Hands.first(dealt, first)),
                cards.indexOf(Hands.second(dealt, first)),
                cards.indexOf(Hands.first(dealt, 1 - first)),
                cards.indexOf(Hands.second(dealt, 1 - first)),
                cards.indexOf(Hands.sideCard(dealt))));
    }

    private Deal deal(long number) {
        List<Integer> left = new ArrayList<>();
        for (int place = 0; place < cards.size(); place++) left.add(place);
        long others = hands(cards.size() - 3);
        long owns = hands(cards.size() - 1);
        int side = left.remove((int) (number / (owns * others)));
        int[] own = pair(left, (int) (number / others % owns));
        int[] other = pair(left, (int) (number % others));
        return new Deal(own[0], own[1], other[0], other[1], side);
    }

    /** Takes a pair out of the cards that are left: the pairs are numbered by the lower card, then by the higher. */
    private static int[] pair(List<Integer> left, int number) {
        int low = 0;
        int rest = number;
        for (; rest >= left.size() - 1 - low; low++) rest -= left.size() - 1 - low;
        int high = left.remove(low + 1 + rest);
        return new int[] {left.remove(low), high};
    }

    private long number(Deal deal) {
        List<Integer> left = new ArrayList<>();
        for (int place = 0; place < cards.size(); place++) left.add(place);
        left.remove((Integer) deal.side);
        long own = pairNumber(left, deal.own, deal.own2);
        long other = pairNumber(left, deal.other, deal.other2);
        return (deal.side * hands(cards.size() - 1) + own) * hands(cards.size() - 3) + other;
    }

    private static int pairNumber(List<Integer> left, int a, int b) {
        int low = left.indexOf(Math.min(a, b));
        int high = left.indexOf(Math.max(a, b));
        int number = high - low - 1;
        for (int before = 0; before < low; before++) number += left.size() - 1 - before;
        left.remove(high);
        left.remove(low);
        return number;
    }

    @Override
    public long equal(long number) {
        Deal deal = deal(number);
        return Math.min(
                number,
                number(new Deal(
                        mirror[deal.own],
                        mirror[deal.own2],
                        mirror[deal.other],
                        mirror[deal.other2],
                        mirror[deal.side])));
    }

    /** The deals with the same side card and the same hand of the player who begins. */
    @Override
    public int row() {
        return (int) hands(cards.size() - 3);
    }

    @Override
    public List<Feature> features() {
        return List.copyOf(features);
    }

    @Override
    public void describe(long number, double[] out) {
        Deal deal = deal(number);
        out[featureOf[0][deal.own]]++;
        out[featureOf[0][deal.own2]]++;
        out[featureOf[1][deal.other]]++;
        out[featureOf[1][deal.other2]]++;
        out[featureOf[2][deal.side]]++;
    }
}
