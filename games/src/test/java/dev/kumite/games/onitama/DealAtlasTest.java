package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Chance;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The shipped atlas: every deal of the base deck has its chances, and a fair one can be asked for. */
class DealAtlasTest {
    private static final Game GAME = Games.parse("onitama");

    private static Chance chance(String text) {
        Game game = Games.parse(text);
        return game.chance(game.start(1)).orElseThrow();
    }

    /** Of all deals 162 are proven, all for the player who begins; the others have an interval. */
    @Test
    void everyDealHasItsChances() {
        OnitamaStarts starts = new OnitamaStarts(5, Dealer.of(Card.parseDeck("base"), Dealer.BY_STAMP));
        int proven = 0;
        for (long number = 0; number < starts.count(); number++) {
            Position position = starts.position(number);
            Chance chance = GAME.chance(position).orElseThrow();
            if (chance.within() == 0) {
                proven++;
                assertThat(chance.percent()).isEqualTo(position.sideToMove() == 0 ? 100 : 0);
            } else assertThat(chance.percent()).isBetween(1, 99);
        }
        assertThat(proven).isEqualTo(162);
    }

    @Test
    void chancesAreBluesAndReadAsASentence() {
        Game proven = Games.parse("onitama(deal=tiger+rabbit/cobra+rooster/monkey)");
        assertThat(proven.chance(proven.start(1)).orElseThrow().text(proven)).isEqualTo("Blue wins by force (proven)");
        Chance open = chance("onitama(deal=ox+boar/horse+elephant/crab)");
        assertThat(open.text(GAME))
                .isEqualTo("Blue's chances: " + open.percent() + " % ± " + open.within() + " (atlas)");
    }

    /** The mirror image, with the other colour beginning, turns Blue's chances into Red's. */
    @Test
    void mirrorImagesAgree() {
        Chance blueBegins = chance("onitama(deal=tiger+rabbit/eel+boar/ox)");
        Chance redBegins = chance("onitama(deal=cobra+boar/tiger+frog/horse)");
        assertThat(redBegins).isEqualTo(new Chance(100 - blueBegins.percent(), blueBegins.within()));
    }

    @Test
    void otherPositionsHaveNone() {
        Position later = GAME.start(1);
        later.make(GAME.moves(later)[0]);
        assertThat(GAME.chance(later)).isEmpty();
        Game large = Games.parse("onitama(size=7)");
        assertThat(large.chance(large.start(1))).isEmpty();
        Game others = Games.parse("onitama(deal=fox+dog/giraffe+panda/bear)");
        assertThat(others.chance(others.start(1))).isEmpty();
    }

    @Test
    void aFairDealIsDrawnBySeed() {
        Game fair = Games.parse("onitama(deal=fair)");
        Set<String> deals = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            Position start = fair.start(seed);
            assertThat(fair.chance(start).orElseThrow().percent()).isBetween(48, 52);
            String text = fair.notation().write(start);
            assertThat(fair.notation().write(fair.start(seed))).isEqualTo(text);
            deals.add(text);
        }
        assertThat(deals).hasSizeGreaterThan(100);
        for (String wrong : new String[] {"onitama(deal=fair, size=7)", "onitama(deal=fair, first=blue)"})
            assertThatThrownBy(() -> Games.parse(wrong))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("boards of size 5");
    }
}
