package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Which card: a hint, an arrow and a warm square say it, and so does the board while a player chooses. */
class CardsTest extends PageTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());

    @Test
    void aHintNamesItsCardOnTheBoardAndInTheHand() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.open("#/play?game=onitama&position=B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar");
            new GamePage(visit.page()).waitForPerson();
            assertThat(visit.find("k-card[hinted]")).hasCount(0);
            visit.button("Hint").click();
            Locator hint = visit.find("k-board .arrows [data-move='tiger:b3b5']");
            assertThat(hint.locator(".label")).hasText("tiger");
            assertThat(visit.find("k-card[hinted] .name")).hasText("tiger");
            assertThat(visit.barriers()).isEmpty();
        }
    }

    @Test
    void theAtlasSaysWhatAFairDealIsWorthUntilTheFirstMove() {
        Visit visit = visit();
        GamePage board = visit.openGame("onitama(deal=fair)", "person", "person");
        Locator chance = visit.page().getByText("(atlas)");
        assertThat(chance).hasText(Pattern.compile("Blue's chances: (48|49|50|51|52) % ± \\d+ \\(atlas\\)"));
        assertThat(visit.barriers()).isEmpty();
        board.playAnyMove(new Random(5));
        assertThat(chance).hasCount(0);
    }

    @Test
    void theSameSquaresByTwoCardsAreTwoArrowsAndTwoPartsOfAWarmSquare() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.open("#/play?game=onitama&position=B:BMc1:RMc5:ox+boar/horse+elephant/crab");
            new GamePage(visit.page()).waitForPerson();
            visit.tab("Analysis").click();
            visit.find("k-thinking .ask input").fill("mcts");
            visit.find("k-thinking .ask input").blur();
            visit.button("Analyse").click();
            Locator byOx = visit.find("k-board .arrows [data-move='ox:c1c2'] .label");
            Locator byBoar = visit.find("k-board .arrows [data-move='boar:c1c2'] .label");
            assertThat(byOx).containsText("ox");
            assertThat(byBoar).containsText("boar");
            visit.shoot("two-cards-" + visit.page().viewportSize().width);
            visit.choose("Heat map");
            assertThat(visit.find("k-board .arrows [data-square='c2'][data-card='ox']"))
                    .hasText("ox");
            assertThat(visit.find("k-board .arrows [data-square='c2'][data-card='boar']"))
                    .hasText("boar");
            visit.shoot("warm-cards-" + visit.page().viewportSize().width);
            visit.choose("Arrows");
            byOx.waitFor();
            visit.button("Stop").click();
            assertApart(byOx.boundingBox(), byBoar.boundingBox());
            assertThat(visit.scrollsSideways()).isFalse();
        }
    }

    @Test
    void aChosenCardLightsTheMenThatCanUseItAndTheirSquares() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            GamePage board = visit.openGame(DEAL, "person", "person");
            assertThat(visit.find("k-board .cell.called")).hasCount(0);
            visit.find("k-card[playable]").filter(named("ox")).click();
            assertThat(visit.find("k-board .cell.called")).hasCount(5);
            assertThat(visit.find("k-board .dot")).hasCount(5);
            assertThat(visit.find("k-board .dot[data-to='c2']")).isVisible();
            visit.shoot("card-chosen-" + visit.page().viewportSize().width);
            visit.find("k-card[playable]").filter(named("ox")).click();
            assertThat(visit.find("k-board .cell.called")).hasCount(0);
            visit.find("k-card[playable]").filter(named("ox")).click();
            board.square("c1").click();
            assertThat(visit.find("k-board .cell.called")).hasCount(0);
            assertThat(visit.find("k-board .dot")).hasCount(1);
            board.square("c2").click();
            board.waitForPly(1);
            assertThat(visit.find("k-move-list li button").first()).hasText("ox:c1c2");
        }
    }

    @Test
    void aChosenManShowsWhichCardReachesWhichSquare() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.open("#/play?game=onitama&position=B:Bc2,Md1:RMc5,d3:ox+boar/horse+elephant/crab");
            GamePage board = new GamePage(visit.page());
            board.waitForPerson();
            board.square("c2").click();
            assertThat(visit.find("k-board .dot[data-to='c3'] .by span")).hasText(new String[] {"ox", "boar"});
            assertThat(visit.find("k-board .dot[data-to='b2'] .by span")).hasText(new String[] {"boar"});
            assertThat(visit.find("k-board .dot[data-to='c1'] .by span")).hasText(new String[] {"ox"});
            assertThat(board.square("c3")).hasAttribute("aria-label", "c3, empty, can go here by ox or boar");
            assertThat(visit.barriers()).isEmpty();
            visit.shoot("man-chosen-" + visit.page().viewportSize().width);
        }
    }

    private static Locator.FilterOptions named(String card) {
        return new Locator.FilterOptions().setHasText(card);
    }

    private static void assertApart(BoundingBox a, BoundingBox b) {
        boolean beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
        boolean above = a.y + a.height <= b.y || b.y + b.height <= a.y;
        assertThat(beside || above).isTrue();
    }
}
