package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.picture.Drawing.Step;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The program's table of cards against the pictures on the cards. */
class CardTest {

    @Test
    void everyCardIsThePublishedOne() {
        Map<String, String> ours = new TreeMap<>();
        for (Card card : Card.values()) {
            char[] face = "............O............".toCharArray();
            for (Step step : card.steps()) face[(2 - step.forward()) * 5 + step.right() + 2] = 'x';
            ours.put(card.text() + (card.stamp() == 0 ? " B" : " R"), new String(face));
        }
        assertThat(ours).isEqualTo(PublishedCards.faces());
    }

    @Test
    void theDecksHaveSixteenSixteenAndTwoCards() {
        assertThat(Arrays.stream(Card.values()).map(Card::deck))
                .filteredOn(Card.Deck.BASE::equals)
                .hasSize(16);
        assertThat(Card.parseDeck("sensei")).hasSize(16).contains(Card.SEASNAKE);
        assertThat(Card.parseDeck("promo+base")).hasSize(18).startsWith(Card.TIGER);
    }
}
