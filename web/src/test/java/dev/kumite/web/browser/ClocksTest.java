package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByLabelOptions;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Clocks: how they are chosen, what they show, and what happens when one runs out. */
class ClocksTest extends PageTest {
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());
    private static final List<String> ALONE = List.of("person", "random");
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";

    private static Locator clock(Visit visit, String place) {
        return visit.find("k-plate." + place + " [role='timer']");
    }

    @Test
    void aClockIsChosenForANewGame() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.openGame(DEAL, "person", "random").waitForPerson();
            assertThat(visit.find("[role='timer']")).hasCount(0);
            String before = visit.find(".stage").getAttribute("data-id");
            visit.button("New game").click();
            visit.choose("Two people");
            visit.choose("Minutes for the game");
            visit.page().getByLabel("Minutes for each side").fill("3");
            visit.page()
                    .getByLabel("Seconds added", new GetByLabelOptions().setExact(false))
                    .fill("2");
            assertThat(visit.barriers()).isEmpty();
            assertThat(visit.scrollsSideways()).isFalse();
            visit.shoot("new-clock-" + visit.page().viewportSize().width);
            visit.button("Start").click();
            visit.find(".stage:not([data-id='" + before + "'])").waitFor();
            assertThat(clock(visit, "top")).hasText("3:00");
            assertThat(clock(visit, "bottom")).hasText("3:00");
            assertThat(visit.barriers()).isEmpty();
            assertThat(visit.scrollsSideways()).isFalse();
        }
    }

    /** After the first moves, which are free. */
    private static GamePage begin(Visit visit, String clock) {
        GamePage board = visit.openGame(DEAL, clock, ALONE);
        board.playAnyMove(new Random(3));
        return board;
    }

    @Test
    void itCountsDownForWhoeverIsToMoveAndCanBeStopped() {
        Visit visit = visit();
        begin(visit, "100+0");
        assertThat(clock(visit, "bottom")).hasText(Pattern.compile("1:3\\d"));
        assertThat(clock(visit, "top")).hasText("1:40");
        assertThat(clock(visit, "bottom")).hasAttribute("aria-label", "Blue’s clock");
        visit.button("Pause").click();
        assertThat(visit.find("k-game-panel .state strong")).hasText("The clock is stopped");
        assertThat(clock(visit, "bottom")).not().hasClass(Pattern.compile("running"));
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("clock-stopped");
        visit.button("Continue").click();
        assertThat(clock(visit, "bottom")).hasClass(Pattern.compile("running"));
    }

    /** The browser's clock is set forward; what the server's says does not matter here. */
    @Test
    void shortTimeIsShownAndSaidOnce() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.page().clock().install();
            begin(visit, "300+0");
            assertThat(clock(visit, "bottom")).hasClass(Pattern.compile("running"));
            visit.page().clock().fastForward(285_000);
            assertThat(clock(visit, "bottom")).hasClass(Pattern.compile("low"));
            assertThat(visit.find("k-app .hidden-text[role='status']")).hasText("Blue has little time left.");
            visit.shoot("clock-low-" + visit.page().viewportSize().width);
            assertThat(visit.barriers()).isEmpty();
        }
    }

    @Test
    void whoRunsOutOfTimeHasLost() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            begin(visit, "1/2");
            assertThat(visit.find("k-ending:visible strong")).hasText("You lost: you ran out of time.");
            assertThat(clock(visit, "bottom")).hasText("0:00.0");
            assertThat(visit.scrollsSideways()).isFalse();
        }
        Visit visit = visit();
        visit.open("#/library");
        assertThat(visit.find("k-library tbody tr").first()).containsText("Red wins on time after 2 plies.");
    }

    @Test
    void anotherGameHasTheSameClock() {
        Visit visit = visit();
        begin(visit, "1/1");
        visit.find("k-ending:visible strong").waitFor();
        visit.button("Again").click();
        visit.find(".stage[data-ply='0']").waitFor();
        assertThat(clock(visit, "bottom")).hasText("0:01.0");
    }
}
