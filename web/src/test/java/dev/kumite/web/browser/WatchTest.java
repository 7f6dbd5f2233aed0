package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;

/** Two agents play, and a person looks on. */
class WatchTest extends PageTest {

    @Test
    void theyArePausedSteppedAndSetGoing() {
        Visit visit = visit();
        beginSlowly(visit);
        visit.open("#/watch");
        GamePage board = new GamePage(visit.page());
        visit.button("Pause").click();
        visit.button("Continue").waitFor();
        int before = board.ply();
        visit.button("One move").click();
        board.waitForPly(before + 1);
        visit.find("k-watching input[type='range']").press("End");
        visit.button("Continue").click();
        board.waitForMove(before + 1);
        assertThat(visit.find("nav a[aria-current='page']")).hasText("Watch");
    }

    /** A minute for each move: the game shall not be over before it is paused. */
    private static void beginSlowly(Visit visit) {
        visit.page()
                .route(
                        "**/api/live-games",
                        route -> route.resume(new Route.ResumeOptions()
                                .setPostData(route.request().postData().replace("\"pace\":700", "\"pace\":60000"))));
    }

    @Test
    void anEarlierPositionIsLookedAtWithoutLosingTheGame() {
        Visit visit = visit();
        GamePage board = visit.openGame("onitama", "random", "random");
        visit.find(".stage[data-turn='over']").waitFor();
        int end = board.ply();
        visit.find("k-move-list li button").first().click();
        assertThat(visit.find("k-game-panel .state strong")).hasText("After 1 of " + end + " moves");
        visit.button("Back to the game").click();
        assertThat(board.state()).contains("wins by");
    }
}
