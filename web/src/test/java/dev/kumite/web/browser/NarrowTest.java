package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A phone of 360 pixels: what matters is seen without scrolling, and nothing is cut off or squeezed. */
class NarrowTest extends PageTest {

    @Test
    void afterStartTheBoardIsInView() {
        Visit visit = visit(Visit.phone());
        visit.openGame("checkers", "person", "random").waitForPerson();
        String before = visit.find(".stage").getAttribute("data-id");
        visit.button("New game").scrollIntoViewIfNeeded();
        visit.page().evaluate("scrollTo(0, document.documentElement.scrollHeight)");
        assertThat(visit.find("k-board")).not().isInViewport(Visit.WHOLE);
        visit.button("New game").tap();
        visit.button("Start").tap();
        visit.find(".stage:not([data-id='" + before + "'])").waitFor();
        assertThat(visit.find("k-board")).isInViewport(Visit.WHOLE);
    }

    @Test
    void theResultIsSeenWithoutScrolling() {
        Visit visit = visit(Visit.phone());
        visit.open("#/play?game=onitama&position=B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar");
        GamePage board = new GamePage(visit.page());
        board.waitForPerson();
        board.square("b3").tap();
        board.square("b5").tap();
        visit.find(".stage[data-turn='over']").waitFor();
        assertThat(visit.find(".stage k-ending")).isInViewport(Visit.WHOLE);
        assertThat(visit.find(".stage k-ending")).containsText("You won: you captured the enemy master.");
        assertThat(visit.find("k-panel k-ending")).isHidden();
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("phone-result");
    }

    @Test
    void onADeskTheResultIsInThePanel() {
        Visit visit = visit();
        visit.openGame("onitama", "greedy", "random");
        visit.find(".stage[data-turn='over']").waitFor();
        assertThat(visit.find("k-panel k-ending")).isInViewport(Visit.WHOLE);
        assertThat(visit.find(".stage k-ending")).isHidden();
    }

    @Test
    void theLibraryIsNotCutOff() {
        Visit visit = visit(Visit.phone());
        visit.newLiveGame("onitama(deal=ox+boar/horse+elephant/crab, first=blue)", "person", "strong(nodes=2k)");
        visit.open("#/library");
        visit.find("k-library tbody tr").first().waitFor();
        assertFits(visit.find("k-library td"));
        assertThat(visit.find("k-library td button").first()).isInViewport(Visit.WHOLE);
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("phone-library");
    }

    @Test
    void theGamesOfARunAreWiderThanAWord() {
        Visit visit = visit(Visit.phone());
        visit.open("#/lab");
        visit.find("input[name='games']").fill("4");
        visit.button("Start").tap();
        assertThat(visit.find("k-run .state")).hasText("complete");
        Locator players = visit.find("k-run-games td code");
        assertThat(players).hasCount(4);
        assertFits(visit.find("k-run-games td"));
        for (Locator one : visit.find("k-run-games td:nth-child(2)").all())
            assertThat(one.boundingBox().width).isGreaterThan(200);
        assertThat(visit.scrollsSideways()).isFalse();
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("phone-run");
    }

    private static void assertFits(Locator cells) {
        List<Locator> all = cells.all();
        assertThat(all).isNotEmpty();
        for (Locator cell : all) {
            assertThat(cell.boundingBox().x).isNotNegative();
            assertThat(cell.boundingBox().x + cell.boundingBox().width).isLessThanOrEqualTo(360);
        }
    }
}
