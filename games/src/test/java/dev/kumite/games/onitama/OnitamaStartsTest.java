package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Starts;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The numbers of deals, and which deals are each other's mirror image. */
class OnitamaStartsTest {
    private static final OnitamaStarts BASE = new OnitamaStarts(5, Dealer.of(Card.parseDeck("base"), Dealer.BY_STAMP));

    @Test
    void everyDealHasOneNumber() {
        BitSet seen = new BitSet();
        for (long number = 0; number < BASE.count(); number += 7) {
            int hands = Hands.parse(BASE.name(number));
            assertThat(BASE.number(hands)).isEqualTo(number);
            assertThat(Long.bitCount(Hands.cards(hands))).isEqualTo(5);
            seen.set((int) number);
        }
        assertThat(seen.cardinality()).isEqualTo(131_040 / 7);
    }

    private static long number(String deal) {
        return BASE.number(Hands.parse(deal));
    }

    /** Ox and horse are mirror images with different stamps: the beginner changes colour, and hands change with him. */
    @Test
    void aMirrorImageIsWorthTheSameForWhoeverBegins() {
        long blueBegins = number("tiger+rabbit/eel+boar/ox");
        long redBegins = number("cobra+boar/tiger+frog/horse");
        assertThat(BASE.position(blueBegins).sideToMove()).isZero();
        assertThat(BASE.position(redBegins).sideToMove()).isOne();
        assertThat(BASE.equal(redBegins)).isEqualTo(BASE.equal(blueBegins));
        assertThat(BASE.equal(number("tiger+frog/eel+boar/ox"))).isNotEqualTo(BASE.equal(blueBegins));
    }

    @Test
    void everyCardHasItsMirrorImage() {
        for (Card card : Card.values()) assertThat(card.mirrored().mirrored()).isEqualTo(card);
        assertThat(Card.GOOSE.mirrored()).isEqualTo(Card.ROOSTER);
        assertThat(Card.TIGER.mirrored()).isEqualTo(Card.TIGER);
    }

    @Test
    void aPoolWithoutMirrorImagesHasNoEqualDeals() {
        Starts few = new OnitamaStarts(5, Dealer.of(Card.parseFive("tiger+rabbit+cobra+rooster+monkey"), 0));
        for (long number = 0; number < 30; number++)
            assertThat(few.equal(number)).isEqualTo(number);
    }

    @Test
    void aDealCountsItsCardsInTheirRoles() {
        double[] features = new double[BASE.features().size()];
        BASE.describe(number("tiger+rabbit/eel+boar/ox"), features);
        List<String> present = IntStream.range(0, features.length)
                .filter(i -> features[i] > 0)
                .mapToObj(i -> BASE.features().get(i).group() + ": "
                        + BASE.features().get(i).name())
                .toList();
        assertThat(present)
                .containsExactlyInAnyOrder(
                        "beginner's hand: tiger",
                        "beginner's hand: rabbit/frog",
                        "other hand: boar",
                        "other hand: eel/cobra",
                        "side card: ox/horse");
    }
}
