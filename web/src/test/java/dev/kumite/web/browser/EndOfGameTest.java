package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The end of a game: who won and how, what was captured, and where to go from here. */
class EndOfGameTest extends PageTest {
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());

    /** Plays the person's only move of a game, and waits for its end. */
    private static GamePage end(Visit visit, String position, String seat0, String seat1, String from, String to) {
        String id = visit.newLiveGame("onitama", position, List.of(seat0, seat1));
        visit.open("#/game/" + id);
        GamePage board = new GamePage(visit.page());
        board.waitForPerson();
        board.square(from).click();
        board.square(to).click();
        visit.find(".stage[data-turn='over']").waitFor();
        return board;
    }

    private static GamePage captureTheMaster(Visit visit) {
        return end(visit, "B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar", "person", "random", "b3", "b5");
    }

    private static Locator ending(Visit visit) {
        return visit.find("k-ending:visible");
    }

    @Test
    void theWinnerReadsHowAndWhatWasCaptured() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            captureTheMaster(visit);
            assertThat(ending(visit)).hasCount(1);
            assertThat(ending(visit)).isInViewport(Visit.WHOLE);
            assertThat(ending(visit).locator("strong")).hasText("You won: you captured the enemy master.");
            assertThat(ending(visit).locator(".captured [role='img']")).hasAttribute("aria-label", "Red master");
            assertThat(ending(visit).getByRole(AriaRole.BUTTON))
                    .hasText(new String[] {"Again", "Swap sides", "Review", "Analyse"});
            assertThat(visit.barriers()).isEmpty();
            visit.shoot("end-" + visit.page().viewportSize().width);
        }
    }

    @Test
    void aTempleIsReachedAlsoBetweenTwoPeople() {
        String temple = "B:BMc4,a1:Ra5,Me5:ox+elephant/horse+crab/boar";
        Visit visit = visit();
        end(visit, temple, "person", "random", "c4", "c5");
        assertThat(ending(visit).locator("strong")).hasText("You won: your master reached the temple.");
        end(visit, temple, "person", "person", "c4", "c5");
        assertThat(ending(visit).locator("strong")).containsText("Blue wins by the temple");
    }

    @Test
    void theLoserReadsWhyInTheGamesOwnWords() {
        Visit visit = visit();
        end(visit, "R:Bb1,Mc4:Ra5,Me5:ox+boar/horse+elephant/crab", "strong(depth=2)", "person", "a5", "a4");
        assertThat(ending(visit).locator("strong")).hasText("You lost: the enemy master reached your temple.");
    }

    @Test
    void oneGoesOnWithTheSameDealAndTheOtherSide() {
        Visit visit = visit();
        captureTheMaster(visit);
        String before = visit.find(".stage").getAttribute("data-id");
        visit.button("Swap sides").click();
        visit.find(".stage:not([data-id='" + before + "'])").waitFor();
        assertThat(visit.find("k-plate.bottom .who")).hasText("You · Red");
        assertThat(visit.find("k-card .name").allTextContents()).contains("tiger", "ox", "crab", "eel", "boar");
    }

    @Test
    void oneAnalysesWhereThereWasStillSomethingToChoose() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            captureTheMaster(visit);
            ending(visit).getByText("Analyse").click();
            visit.find("k-analysis .stage[data-ply='0']").waitFor();
            assertThat(visit.find("k-thinking .moves tbody")).containsText("tiger:b3b5");
        }
    }

    @Test
    void aReviewIsOnePressAwayAlsoOnAPhone() {
        Visit visit = visit(Visit.phone());
        captureTheMaster(visit);
        ending(visit).getByText("Review").tap();
        assertThat(visit.tab("Review")).isInViewport(Visit.WHOLE);
        assertThat(visit.find("k-review")).isVisible();
    }
}
