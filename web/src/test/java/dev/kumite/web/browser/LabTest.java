package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import dev.kumite.base.FileClaim;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Runs in the browser: started, watched, stopped, resumed, told and replayed. */
class LabTest extends PageTest {

    @Test
    void aTournamentIsStartedWatchedStoppedResumedAndReported() {
        Visit visit = visit();
        visit.open("#/lab");
        visit.choose("Tournament");
        visit.find("textarea[name='agents']").fill("random\ngreedy\nmcts(iterations=400)");
        visit.find("input[name='games']").fill("100000");
        visit.button("Start").click();
        assertThat(visit.find("k-run .state")).hasText("running");
        visit.find("k-run-games tbody tr").first().waitFor();
        visit.button("Stop").click();
        assertThat(visit.find("k-run .state")).hasText("stopped");
        assertThat(visit.find("k-run .interval").first()).isVisible();
        assertThat(visit.find("k-run h2").allInnerTexts()).contains("Crosstable", "Ratings");
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("lab-run");
        visit.button("Continue").click();
        assertThat(visit.find("k-run .state")).hasText("running");
        visit.button("Stop").click();
        assertThat(visit.find("k-run .state")).hasText("stopped");

        Page report = visit.page()
                .waitForPopup(() -> visit.page().getByText("Open the report").click());
        assertThat(report.locator("h1")).isVisible();
        report.close();

        visit.find("k-run-games a").first().click();
        visit.find("k-stored-game k-board .piece").first().waitFor();
        visit.button("One move forward").click();
        assertThat(visit.find("k-stored-game [aria-current='true']")).hasCount(1);
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("stored-game");
    }

    @Test
    void anAnswerThatComesLateDoesNotHideWhatWasToldMeanwhile() {
        Visit visit = visit();
        visit.page().route("**/stop", route -> {
            APIResponse answer = route.fetch();
            visit.find("k-run .state.stopped").waitFor();
            route.fulfill(new Route.FulfillOptions().setResponse(answer));
        });
        visit.open("#/lab");
        visit.find("input[name='games']").fill("100000");
        visit.button("Start").click();
        visit.find("k-run-games tbody tr").first().waitFor();
        Response answer = visit.page()
                .waitForResponse("**/stop", () -> visit.button("Stop").click());
        assertThat(answer.text()).contains("\"running\"");
        visit.page().evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 100))");
        assertThat(visit.find("k-run .state")).hasText("stopped");
    }

    @Test
    void aRunThatAnotherProcessPlaysIsFollowedAndCannotBeStopped() throws IOException {
        Visit visit = visit();
        visit.open("#/lab");
        visit.find("input[name='games']").fill("100000");
        visit.button("Start").click();
        visit.button("Stop").click();
        assertThat(visit.find("k-run .state")).hasText("stopped");
        String address = visit.page().url();
        long run = Long.parseLong(address.substring(address.lastIndexOf('/') + 1));
        try (FileClaim player = FileClaim.take(store(), run).orElseThrow()) {
            assertThat(player).isNotNull();
            visit.page().reload();
            assertThat(visit.find("k-run .state")).hasText("running");
            assertThat(visit.button("Stop")).isDisabled();
        }
        assertThat(visit.find("k-run .state")).hasText("stopped");
        assertThat(visit.button("Continue")).isEnabled();
    }

    @Test
    void anAgentLearnsAndItsCurveGrows() {
        Visit visit = visit();
        visit.open("#/lab");
        visit.choose("Training");
        visit.find("k-trainings input[name='name']").fill("browser-test");
        visit.find("k-trainings input[name='games']").fill("2000");
        visit.button("Start").click();
        visit.find("k-trainings .curve circle").first().waitFor();
        assertThat(visit.find("k-trainings .state")).hasText("finished");
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("training");
        visit.page().reload();
        visit.choose("Training");
        assertThat(visit.find("k-trainings .state")).hasText("finished");
    }

    @Test
    void anAgentIsRatedStoppedContinuedAndPlaced() {
        Visit visit = visit();
        visit.open("#/lab");
        visit.choose("Rating");
        visit.find("k-rating-form k-agent-form input").first().fill("mcts(iterations=5)");
        visit.find("k-rating-form k-agent-form input").first().blur();
        visit.find("k-rating-form input[name='games']").fill("60");
        assertThat(visit.barriers()).isEmpty();
        visit.button("Start").click();
        visit.find("k-run .finding").waitFor();
        visit.button("Stop").click();
        assertThat(visit.find("k-run .state")).hasText("stopped");
        visit.button("Continue").click();
        assertThat(visit.find("k-run .state"))
                .hasText("complete", new LocatorAssertions.HasTextOptions().setTimeout(120_000));
        assertThat(visit.find("k-run .finding"))
                .hasText(Pattern.compile("mcts\\(iterations=5\\): -?[0-9,]+ ± [0-9]+, (between|below) .*\\."));
        assertThat(visit.find("k-run .rating tbody tr")).hasCount(12);
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("lab-rating");
    }

    @Test
    void anExperimentIsEstimatedAndStartedAtItsScale() {
        Visit visit = visit(Visit.phone());
        visit.open("#/lab");
        visit.choose("Experiment of a paper");
        visit.find("k-experiments select").selectOption("zemlin/figure-2");
        assertThat(visit.find("k-experiments optgroup").first()).isAttached();
        assertThat(visit.find("k-experiments input[name='workers']"))
                .hasAttribute("max", String.valueOf(Runtime.getRuntime().availableProcessors()));
        assertThat(visit.find("k-experiments tbody tr")).hasCount(3);
        visit.button("Estimate the time for scale quick").tap();
        assertThat(visit.find("k-experiments tbody tr").first()).containsText("about ");
        assertThat(visit.button("Estimate the time for scale paper")).isVisible();
        assertThat(visit.scrollsSideways()).isFalse();
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("phone-experiment");
        visit.button("Start").tap();
        assertThat(visit.find("k-run h1")).containsText("zemlin/figure-2");
        visit.button("Stop").tap();
    }

    @Test
    void aMatchRunsToItsEndAndIsDeleted() {
        Visit visit = visit();
        visit.open("#/lab");
        visit.find("k-match-form k-agent-form input").first().fill("greedy");
        visit.find("k-match-form k-agent-form input").first().blur();
        visit.find("k-match-form k-agent-form").nth(1).locator("input").first().fill("random");
        visit.find("k-match-form k-agent-form").nth(1).locator("input").first().blur();
        visit.find("input[name='games']").fill("10");
        visit.button("Start").click();
        assertThat(visit.find("k-run .state")).hasText("complete");
        visit.button("Delete").click();
        visit.button("Delete all its games?").click();
        assertThat(visit.find("k-lab h1")).hasText("Lab");
    }
}
