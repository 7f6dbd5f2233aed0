package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A review: marks, accuracy, a curve to click, and another try at each mistake. */
class ReviewTest extends PageTest {
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());

    /** Blue could take the master by the tiger, but moves the master by the ox; Red answers, and Blue resigns. */
    private static GamePage blunder(Visit visit) {
        String position = "B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar";
        visit.open("#/game/" + visit.newLiveGame("onitama", position, List.of("person", "random")));
        GamePage board = new GamePage(visit.page());
        board.waitForPerson();
        board.square("b1").click();
        board.square("b2").click();
        board.waitForAnswer(1);
        visit.button("Resign").click();
        visit.button("Sure?").click();
        visit.find(".stage[data-turn='over']").waitFor();
        return board;
    }

    private static void review(Visit visit) {
        visit.find("k-ending:visible").getByText("Review").click();
        visit.find("k-review .accuracy").waitFor();
    }

    private static Locator mistake(Visit visit) {
        return visit.find("k-review ol[aria-label='Mistakes and blunders'] li").first();
    }

    @Test
    void onePressJudgesEveryMove() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            blunder(visit);
            review(visit);
            assertThat(mistake(visit).locator(".what")).containsText(Pattern.compile("1\\. you: ox:b1b2\\s+\\?\\?"));
            assertThat(visit.find("k-review .accuracy td").first()).hasText(Pattern.compile("\\d+ %"));
            assertThat(visit.find("k-review table")).containsText("mistake (10 to 20 %)");
            assertThat(visit.find("k-review k-move-list li button").first())
                    .hasText(Pattern.compile("ox:b1b2\\s+\\?\\?\\s+blunder"));
            Locator curve = visit.find("k-review svg.chances");
            curve.click(new Locator.ClickOptions().setPosition(2, 20));
            assertThat(visit.find("k-review .ends")).containsText("move 0 of 2: 100 %");
            mistake(visit).locator(".what").click();
            assertThat(visit.find("k-review [role='status']"))
                    .hasText(Pattern.compile("At ply 1 Blue played ox:b1b2, a blunder: \\d+ % instead of 100 %\\. "
                            + "tiger:b3b5 was better\\."));
            assertThat(visit.barriers()).isEmpty();
            assertThat(visit.scrollsSideways()).isFalse();
            visit.shoot("review-" + visit.page().viewportSize().width);
            visit.tab("Game").click();
            assertThat(visit.find("k-game-panel k-move-list .sign.blunder").first())
                    .hasText("??");
        }
    }

    @Test
    void aMistakeIsTriedAgainUntilAGoodMoveIsFound() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            GamePage board = blunder(visit);
            review(visit);
            mistake(visit).getByText("Try again").click();
            Locator sheet = visit.find("k-retry");
            assertThat(sheet).containsText("Blue played ox:b1b2. Find a better move.");
            assertThat(sheet).isInViewport(Visit.WHOLE);
            assertThat(board.square("b3")).isInViewport();
            assertThat(board.square("b1")).hasClass(Pattern.compile("pick"));
            board.square("b1").click();
            board.square("b2").click();
            assertThat(sheet.locator(".said"))
                    .hasText(Pattern.compile("Not yet: ox:b1b2 costs \\d+ percentage points?\\. Try again\\."));
            assertThat(board.square("b1")).hasAttribute("aria-label", Pattern.compile("b1, Blue master, .*can move"));
            visit.shoot("retry-" + visit.page().viewportSize().width);
            board.square("b3").click();
            board.square("b5").click();
            assertThat(sheet.locator(".said.found")).hasText("tiger:b3b5 is the best move.");
            assertThat(visit.barriers()).isEmpty();
            sheet.getByText("Back to the game").click();
            assertThat(sheet).hasCount(0);
        }
    }

    @Test
    void theKeyboardTriesAgainAndLeaves() {
        Visit visit = visit();
        blunder(visit);
        review(visit);
        mistake(visit).getByText("Try again").press("Enter");
        Locator sheet = visit.find("k-retry");
        assertThat(visit.find("k-board [data-square='b3']")).hasClass(Pattern.compile("pick"));
        visit.find("k-board [data-square]:focus").waitFor();
        visit.find("k-board [data-square='b3']").press("Enter");
        visit.page().keyboard().press("Escape");
        assertThat(sheet).isVisible();
        visit.find("k-board [data-square='b3']").press("Enter");
        visit.find("k-board [data-square='b5']").press("Enter");
        assertThat(sheet.locator(".said.found")).hasText("tiger:b3b5 is the best move.");
        visit.page().keyboard().press("Escape");
        assertThat(sheet).hasCount(0);
    }

    private static void press(Visit visit, String agent) {
        visit.find("k-review .ask input").fill(agent);
        visit.find("k-review .ask input").blur();
        visit.find("k-review .ask button").click();
    }

    @Test
    void aReviewThatWasStoppedCanBeginAgain() {
        Visit visit = visit();
        blunder(visit);
        visit.tab("Review").click();
        press(visit, "strong(time=20s, pruning=off)");
        visit.find("k-review progress").waitFor();
        visit.find("k-review .ask button").click();
        assertThat(visit.find("k-review progress")).hasCount(0);
        press(visit, "strong(depth=3)");
        visit.find("k-review .accuracy").waitFor();
    }

    @Test
    void aStopDoesNotOvertakeTheStart() {
        Visit visit = visit();
        blunder(visit);
        visit.tab("Review").click();
        List<Route> held = new ArrayList<>();
        List<String> asked = new ArrayList<>();
        visit.page().route("**/review", route -> {
            asked.add(route.request().method());
            if (held.isEmpty()) held.add(route);
            else route.resume();
        });
        press(visit, "strong(time=20s, pruning=off)");
        visit.find("k-review .ask button").click();
        visit.page().waitForCondition(() -> !held.isEmpty());
        visit.page().evaluate("() => fetch('/api/games').then((answer) => answer.text())");
        assertThat(asked).containsExactly("POST");
        held.get(0).resume();
        assertThat(visit.find("k-review progress")).hasCount(0);
        press(visit, "strong(depth=3)");
        visit.find("k-review .accuracy").waitFor();
        assertThat(asked).containsExactly("POST", "DELETE", "POST");
    }
}
