package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions.IsInViewportOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tutorials: a game asks, the learner moves on the board, and the game answers. */
class LearnTest extends PageTest {
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());

    private static Locator square(Visit visit, String name) {
        return visit.find("k-learn k-board [data-square='" + name + "']");
    }

    private static void move(Visit visit, String from, String to) {
        square(visit, from).click();
        square(visit, to).click();
        Locator asking = visit.find("k-board .asking k-card button");
        if (asking.count() > 0) asking.first().click();
    }

    private static void next(Visit visit, int step) {
        assertThat(visit.find("k-learn .said.right")).isVisible();
        visit.button("Next").click();
        visit.find("k-learn .stage[data-step='" + step + "']").waitFor();
    }

    @Test
    void aTutorialIsPlayedFromTheFirstStepToTheLast() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.open("#/learn/onitama");
            assertThat(visit.find("k-learn .exercise")).containsText("step 1 of 5");
            assertThat(visit.find("k-learn .exercise")).isInViewport(Visit.WHOLE);
            assertThat(visit.find("k-board .field")).isInViewport(new IsInViewportOptions().setRatio(0.7));
            visit.page().keyboard().press("1");
            assertThat(visit.find("k-card[chosen] .name")).hasText("ox");
            move(visit, "b1", "b2");
            next(visit, 2);
            move(visit, "c1", "d1");
            assertThat(visit.find("k-learn .said")).hasText("Not that one. Try again.");
            assertThat(square(visit, "c1")).hasAttribute("aria-label", "c1, Blue master, temple, can move");
            move(visit, "b3", "b4");
            next(visit, 3);
            move(visit, "b1", "b3");
            next(visit, 4);
            assertThat(visit.scrollsSideways()).isFalse();
            visit.shoot("tutorial-" + visit.page().viewportSize().width);
            move(visit, "b3", "b5");
            next(visit, 5);
            move(visit, "c4", "c5");
            assertThat(visit.find("k-learn .said.right")).containsText("stream");
            visit.button("Play a game").click();
            assertThat(visit.find(".stage[data-turn]")).isVisible();
        }
    }

    @Test
    void thePublishedGameIsTaughtByItsOwnTutorial() {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.open("#/learn/katarenga");
            visit.choose("katarenga(rules=published)");
            assertThat(visit.find("k-learn .exercise")).containsText("step 1 of 7");
            for (int step = 2; step <= 5; step++) {
                visit.button("Skip").click();
                visit.find("k-learn .stage[data-step='" + step + "']").waitFor();
            }
            assertThat(visit.find("k-learn .exercise")).containsText("In the first turn");
            visit.shoot("published-tutorial-" + visit.page().viewportSize().width);
            move(visit, "a1", "a6");
            assertThat(visit.find("k-learn .said")).hasText("Not that one. Try again.");
            move(visit, "a1", "a7");
            next(visit, 6);
            move(visit, "a1", "a8");
            next(visit, 7);
            square(visit, "c8").click();
            visit.page().keyboard().press("o");
            assertThat(visit.find("k-learn .said.right")).containsText("Both camps are filled");
            assertThat(visit.scrollsSideways()).isFalse();
            visit.button("Play a game").click();
            assertThat(visit.find("k-board [data-square='h8']")).isVisible();
        }
    }

    @Test
    void aTutorialGoesOnWhereItWasLeft() {
        Visit visit = visit();
        visit.open("#/learn/checkers");
        visit.button("Skip").click();
        assertThat(visit.find("k-learn .exercise")).containsText("you must");
        visit.page().reload();
        assertThat(visit.find("k-learn .exercise")).containsText("step 2 of 5");
        assertThat(square(visit, "11")).hasAttribute("aria-label", "11, Black man, must capture");
        move(visit, "11", "18");
        next(visit, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "katarenga", "katarenga(rules%3Dpublished)", "checkers"})
    void everyStepOfEveryTutorialIsOpenToEverybody(String game) {
        Visit visit = visit();
        visit.open("#/learn/" + game);
        visit.find("k-learn .stage[data-step='1']").waitFor();
        for (int step = 2; visit.button("Skip").count() > 0; step++) {
            assertThat(visit.barriers()).isEmpty();
            visit.button("Skip").click();
            visit.find("k-learn .stage[data-step='" + step + "']").waitFor();
        }
        assertThat(visit.button("Play a game")).isVisible();
    }

    @Test
    void aNewcomerIsOfferedTheTutorialOnce() {
        Visit visit = visit();
        visit.open("");
        new GamePage(visit.page()).waitForPerson();
        assertThat(visit.find("k-game-panel .newcomer")).containsText("in 5 steps");
        visit.button("No, thanks").click();
        assertThat(visit.find("k-game-panel .newcomer")).hasCount(0);
        visit.page().reload();
        new GamePage(visit.page()).waitForPerson();
        assertThat(visit.find("k-game-panel .newcomer")).hasCount(0);
        assertThat(visit.find("nav").getByText("Learn")).isVisible();
        Visit phone = visit(Visit.phone());
        phone.open("#/library");
        for (Locator link : phone.find("nav a").all()) assertThat(link).isInViewport(Visit.WHOLE);
    }
}
