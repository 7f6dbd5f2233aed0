package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The analysis board: variations by free moves, an analysis that follows, and files with variations. */
class AnalysisBoardTest extends PageTest {
    private static final FilterOptions SEVERAL_MOVES = new FilterOptions().setHasText(Pattern.compile(" · "));
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());

    private static final String GAME = "1. 11-15 23-19 2. 8-11 22-17 *";

    /** Imports a game of checkers, and opens it on the analysis board at its end, after four plies. */
    private static void open(Visit visit, String moves) {
        visit.open("#/library");
        visit.find("k-library textarea").fill(moves);
        visit.button("Import").click();
        new GamePage(visit.page()).waitForPly(4);
        visit.find("k-game-panel summary").getByText("More").click();
        visit.button("Open the analysis board").click();
        waitForPly(visit, 4);
    }

    private static void waitForPly(Visit visit, int ply) {
        visit.find("k-analysis .stage[data-ply='" + ply + "']").waitFor();
    }

    private static void move(Visit visit, String from, String to) {
        visit.find("k-board [data-square='" + from + "']").click();
        visit.find("k-board [data-square='" + to + "']").click();
    }

    private static Locator current(Visit visit) {
        return visit.find("k-variations button[aria-current='true']");
    }

    @Test
    void freeMovesMakeVariationsAndTheAnalysisFollows() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            open(visit, GAME);
            visit.button("Go to the start").click();
            waitForPly(visit, 0);
            assertThat(visit.find("k-thinking .ask input")).hasValue("strong(lines=3)");
            assertThat(visit.find("k-thinking .moves tbody tr").first()).containsText("%");
            assertThat(visit.find("k-thinking .lines li").filter(SEVERAL_MOVES)).hasCount(3);
            visit.button("One move forward").click();
            waitForPly(visit, 1);
            move(visit, "22", "18");
            waitForPly(visit, 2);
            assertThat(current(visit)).hasText("22-18");
            assertThat(visit.find("k-variations p.varies")).hasText(Pattern.compile("1…\\s+22-18"));
            assertThat(visit.find("k-thinking .moves tbody")).containsText("15x22");
            move(visit, "15", "22");
            waitForPly(visit, 3);
            assertThat(visit.find("k-variations button.played")).hasCount(4);
            assertThat(visit.barriers()).isEmpty();
            assertThat(visit.scrollsSideways()).isFalse();
            visit.shoot("analysis-" + visit.page().viewportSize().width);
            visit.page().reload();
            waitForPly(visit, 4);
            assertThat(visit.find("k-variations p.varies")).containsText("15x22");
            visit.page().getByText("Back to the game").click();
            assertThat(visit.find("k-move-list li button")).hasCount(4);
        }
    }

    @Test
    void arrowKeysStepAndChangeTheBranch() {
        Visit visit = visit();
        open(visit, "1. 11-15 23-19 (1... 22-18 2. 15x22) (1... 24-20) 2. 8-11 22-17 *");
        Keyboard keyboard = visit.page().keyboard();
        keyboard.press("ArrowLeft");
        waitForPly(visit, 3);
        keyboard.press("ArrowLeft");
        assertThat(current(visit)).hasText("23-19");
        keyboard.press("ArrowDown");
        assertThat(current(visit)).hasText("22-18");
        keyboard.press("ArrowRight");
        assertThat(current(visit)).hasText("15x22");
        keyboard.press("ArrowLeft");
        assertThat(current(visit)).hasText("22-18");
        keyboard.press("ArrowDown");
        assertThat(current(visit)).hasText("24-20");
        keyboard.press("ArrowUp");
        assertThat(current(visit)).hasText("22-18");
        move(visit, "15", "22");
        assertThat(current(visit)).hasText("15x22");
        keyboard.press("ArrowLeft");
        assertThat(current(visit)).hasText("22-18");
        visit.button("Delete this variation").click();
        waitForPly(visit, 1);
        assertThat(visit.find("k-variations p.varies")).hasCount(1);
    }

    @Test
    void variationsAreSavedInTheFile() throws IOException {
        Visit visit = visit();
        open(visit, GAME);
        visit.page().keyboard().press("ArrowLeft");
        waitForPly(visit, 3);
        move(visit, "24", "20");
        waitForPly(visit, 4);
        Download file = visit.page()
                .waitForDownload(() -> visit.button("Save the game as a file").click());
        assertThat(Files.readString(file.path())).contains("2. 8-11 22-17 (2... 24-20) *");
        visit.expectRefusals();
        visit.open("#/library");
        visit.find("k-library textarea").fill("1. 11-15 (1. 9-15) *");
        visit.button("Import").click();
        assertThat(visit.find("k-import")).containsText("the file:1:14: 9-15 is not legal here");
    }

    @Test
    void aPositionThatWasSetUpIsAnalysed() {
        Visit visit = visit();
        visit.open("#/setup?game=onitama&position=B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar");
        visit.button("Analyse").click();
        waitForPly(visit, 0);
        assertThat(visit.find("k-variations")).containsText("No moves yet.");
        assertThat(visit.find("k-thinking .moves tbody")).containsText("tiger:b3b5");
        move(visit, "b3", "b5");
        waitForPly(visit, 1);
        assertThat(visit.find("k-analysis .panel [role='status']")).containsText("Blue wins");
        assertThat(visit.barriers()).isEmpty();
    }

    @Test
    void aGameOfARunIsAnalysedWhereItIsShown() {
        Visit visit = visit();
        visit.open("#/lab");
        Locator agents = visit.find("k-match-form k-agent-form");
        agents.nth(0).locator("input").first().fill("greedy");
        agents.nth(0).locator("input").first().blur();
        agents.nth(1).locator("input").first().fill("random");
        agents.nth(1).locator("input").first().blur();
        visit.find("input[name='games']").fill("2");
        visit.button("Start").click();
        assertThat(visit.find("k-run .state")).hasText("complete");
        visit.find("k-run-games a").first().click();
        visit.find("k-stored-game k-board .piece").first().waitFor();
        visit.button("One move forward").click();
        String first =
                visit.find("k-stored-game [aria-current='true']").innerText().strip();
        visit.button("Analyse").click();
        waitForPly(visit, 1);
        assertThat(current(visit)).hasText(first);
        visit.find("k-thinking .moves tbody tr").first().waitFor();
    }
}
