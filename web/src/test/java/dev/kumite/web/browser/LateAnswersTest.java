package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever has gone on is not called back by an answer that comes late, and need not wait for one. */
class LateAnswersTest extends PageTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";

    /** Holds what is asked at such an address; what is told there goes on. */
    private static List<Route> hold(Visit visit, String addresses) {
        List<Route> held = new ArrayList<>();
        visit.page().route(addresses, route -> {
            if (route.request().method().equals("GET")) held.add(route);
            else route.resume();
        });
        return held;
    }

    private static void waitFor(Visit visit, List<Route> held) {
        visit.page().waitForCondition(() -> !held.isEmpty());
    }

    /** Answers the first question that was held, and waits until the page has taken the answer. */
    private static void release(Visit visit, List<Route> held) {
        Route route = held.get(0);
        visit.page().waitForResponse(route.request().url(), route::resume);
        letThePageTakeIt(visit);
    }

    private static void letThePageTakeIt(Visit visit) {
        visit.page().evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 100))");
    }

    @Test
    void aGameThatComesLateLeavesTheNextOneAlone() {
        Visit visit = visit();
        visit.openGame(DEAL, "person", "person");
        String first = visit.newLiveGame(DEAL, "person", "person");
        String second = visit.newLiveGame(DEAL, "person", "person");
        List<Route> late = hold(visit, "**/api/live-games/" + first);
        List<Route> next = hold(visit, "**/api/live-games/" + second);
        visit.open("#/game/" + first);
        waitFor(visit, late);
        visit.open("#/game/" + second);
        waitFor(visit, next);
        release(visit, late);
        assertThat(visit.find(".failure")).hasCount(0);
        release(visit, next);
        visit.find(".stage[data-id='" + second + "']").waitFor();
    }

    @Test
    void aRefusalThatComesLateIsNotShownElsewhere() {
        Visit visit = visit();
        visit.expectRefusals();
        List<Route> late = hold(visit, "**/api/agents?game=onitama");
        visit.open("#/watch");
        waitFor(visit, late);
        visit.open("#/library");
        visit.find("k-library h1").waitFor();
        late.get(0).fulfill(new Route.FulfillOptions().setStatus(400));
        letThePageTakeIt(visit);
        assertThat(visit.find(".failure")).hasCount(0);
        assertThat(visit.find("k-library h1")).isVisible();
    }

    @Test
    void aGameIsBegunBeforeTheLevelsHaveCome() {
        Visit visit = visit();
        visit.openGame("checkers", "person", "random");
        List<Route> late = hold(visit, "**/api/agents?game=*");
        visit.button("New game").click();
        visit.choose("katarenga");
        visit.choose("4 × 4");
        visit.page().waitForCondition(() -> late.size() == 3);
        visit.button("Start").click();
        late.forEach(Route::resume);
        assertThat(visit.find("k-board .cell")).hasCount(16);
        assertThat(visit.find("k-plate code")).hasCount(1);
    }

    @Test
    void anAgentBeginsToLearnBeforeTheOthersAreListed() {
        Visit visit = visit();
        List<Route> late = hold(visit, "**/api/trainings");
        visit.open("#/lab");
        visit.choose("Training");
        waitFor(visit, late);
        visit.find("k-trainings input[name='name']").fill("early");
        visit.find("k-trainings input[name='games']").fill("100");
        visit.button("Start").click();
        assertThat(visit.find("k-trainings article h2")).hasText("early");
        late.get(0)
                .fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody("{\"trainings\":[]}"));
        letThePageTakeIt(visit);
        assertThat(visit.find("k-trainings article h2")).hasText("early");
        assertThat(visit.find("k-trainings .state")).hasText("finished");
    }

    @Test
    void aPageOfGamesThatComesLateDoesNotReplaceTheOneThatIsWanted() {
        Visit visit = visit();
        visit.open("#/lab");
        visit.find("k-match-form k-agent-form input").first().fill("greedy");
        visit.find("k-match-form k-agent-form").nth(1).locator("input").first().fill("random");
        visit.find("input[name='games']").fill("60");
        visit.button("Start").click();
        assertThat(visit.find("k-run .state")).hasText("complete");
        assertThat(visit.find("k-run-games tbody tr")).hasCount(20);
        List<Route> late = hold(visit, "**/games?from=20&count=20");
        visit.button("Next page").click();
        waitFor(visit, late);
        visit.page()
                .waitForResponse(
                        "**/games?from=0&count=20",
                        () -> visit.button("Previous page").click());
        release(visit, late);
        assertThat(visit.find("k-run-games tbody a").first()).hasText("1.1");
    }
}
