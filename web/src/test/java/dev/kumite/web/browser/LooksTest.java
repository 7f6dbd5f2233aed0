package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small and large, light and dark, and open to everybody. */
class LooksTest extends PageTest {
    private static final int MOST_BYTES = 400_000;
    private static final int MOST_REQUESTS = 9;

    @ParameterizedTest
    @ValueSource(strings = {"#/setup?game=onitama", "#/setup?game=katarenga", "#/library", "#/lab"})
    void everyViewIsOpenToEverybodyInLightAndDark(String view) {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            Visit visit = visit(Visit.desk().setColorScheme(scheme));
            visit.open(view);
            visit.find("h1").first().waitFor();
            assertThat(barriers(visit, scheme)).isEmpty();
        }
    }

    private static List<String> barriers(Visit visit, ColorScheme scheme) {
        return scheme == ColorScheme.LIGHT ? visit.barriers() : visit.colourBarriers();
    }

    @Test
    void everyFormOfTheLabIsOpenToEverybody() {
        Visit visit = visit();
        visit.open("#/lab");
        for (String form : List.of("Tournament", "Experiment of a paper", "Training")) {
            visit.choose(form);
            visit.button("Start").waitFor();
            assertThat(visit.barriers()).as(form).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "katarenga", "katarenga(rules=published)", "checkers"})
    void everyGameIsOpenToEverybodyInLightAndDark(String game) {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            Visit visit = visit(Visit.desk().setColorScheme(scheme));
            GamePage board = visit.openGame(game, "person", "random");
            board.playAnyMove(new Random(13));
            visit.find("k-board .cell.pick").first().click();
            assertThat(barriers(visit, scheme)).isEmpty();
            visit.shoot(game.replaceAll("\\W+", "-") + "-" + (scheme == ColorScheme.LIGHT ? "light" : "dark"));
        }
    }

    @Test
    void theNewGamePanelAndTheOtherTabsAreOpenToo() {
        Visit visit = visit();
        visit.openGame("onitama", "person", "random").waitForPerson();
        visit.button("New game").click();
        visit.find("k-new-game dialog[open]").waitFor();
        assertThat(visit.barriers()).isEmpty();
        visit.page().keyboard().press("Escape");
        for (String tab : List.of("Analysis", "Review")) {
            visit.tab(tab).click();
            assertThat(visit.barriers()).as(tab).isEmpty();
        }
    }

    @Test
    void aPhoneShowsBoardAndCardsWithoutScrollingSideways() {
        Visit visit = visit(Visit.phone());
        for (String game : List.of("onitama", "katarenga", "katarenga(rules=published)", "checkers")) {
            GamePage board = visit.openGame(game, "person", "random");
            board.waitForPerson();
            visit.find("k-board .cell.pick").first().tap();
            visit.find("k-board .cell.target").first().waitFor();
            assertThat(visit.scrollsSideways()).as(game).isFalse();
            visit.shoot("phone-" + game.replaceAll("\\W+", "-"));
        }
        for (String view : List.of("#/setup?game=onitama", "#/library", "#/lab")) {
            visit.open(view);
            visit.find("h1").first().waitFor();
            if (view.equals("#/library"))
                visit.find("k-library tbody tr").first().waitFor();
            assertThat(visit.scrollsSideways()).as(view).isFalse();
        }
    }

    @Test
    void theSwitchChangesAndKeepsTheTheme() {
        Visit visit = visit(Visit.desk().setColorScheme(ColorScheme.LIGHT));
        visit.openGame("onitama", "person", "random");
        visit.button("Switch between light and dark").click();
        assertThat(visit.find("html")).hasAttribute("data-theme", "dark");
        visit.page().reload();
        assertThat(visit.find("html")).hasAttribute("data-theme", "dark");
    }

    /** Until its pieces can be chosen: each request more is a round trip more, and browsers keep few going at once. */
    @Test
    void theFirstViewNeedsFewRequests() {
        Visit visit = visit();
        visit.page().addInitScript(PageSpeed.FIND);
        visit.open("");
        visit.page().waitForFunction("() => window.readyAt");
        List<?> asked = (List<?>) visit.page().evaluate("""
                () => performance.getEntriesByType('resource')
                  .filter((entry) => entry.startTime < window.readyAt)
                  .map((entry) => entry.name)
                """);
        assertThat(asked).hasSizeLessThanOrEqualTo(MOST_REQUESTS);
    }

    @Test
    void thePageIsLight() {
        Visit visit = visit();
        List<Request> finished = new ArrayList<>(); // the size of one that a navigation cut off is never known
        visit.page().onRequestFinished(finished::add);
        visit.open("");
        new GamePage(visit.page()).waitForPerson();
        visit.open("#/lab");
        visit.find("k-lab h1").waitFor();
        visit.open("#/setup");
        visit.find("k-setup h1").waitFor();
        long bytes = List.copyOf(finished).stream()
                .map(Request::sizes)
                .mapToLong(sizes -> sizes.responseBodySize + sizes.responseHeadersSize)
                .sum();
        assertThat(bytes).isPositive().isLessThan(MOST_BYTES);
    }
}
