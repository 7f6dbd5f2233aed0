package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which card: a hint, an arrow and a warm square say it. */
class CardsTest extends PageTest {
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
    void theSameSquaresByTwoCardsAreTwoArrowsAndTwoPartsOfAWarmSquare() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.open("#/play?game=onitama&position=B:BMc1:RMc5:ox+boar/horse+elephant/crab");
            new GamePage(visit.page()).waitForPerson();
            visit.tab("Analysis").click();
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

    private static void assertApart(BoundingBox a, BoundingBox b) {
        boolean beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
        boolean above = a.y + a.height <= b.y || b.y + b.height <= a.y;
        assertThat(beside || above).isTrue();
    }
}
