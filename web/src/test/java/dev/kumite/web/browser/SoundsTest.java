package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sounds are off until they are turned on, and one click turns them off. */
class SoundsTest extends PageTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";
    private static final String COUNT = "window.notes = 0; const make = AudioContext.prototype.createOscillator;"
            + " AudioContext.prototype.createOscillator = function () { window.notes += 1; return make.call(this); };";

    private static int notes(Visit visit) {
        return ((Number) visit.page().evaluate("window.notes")).intValue();
    }

    private static void waitForNotes(Visit visit, int more) {
        visit.page().waitForFunction("window.notes > " + more);
    }

    @Test
    void oneClickTurnsThemOnAndAnotherOff() {
        for (NewContextOptions screen : List.of(Visit.desk(), Visit.phone())) {
            Visit visit = visit(screen);
            visit.page().addInitScript(COUNT);
            GamePage board = visit.openGame(DEAL, "person", "random");
            Random random = new Random(3);
            board.playAnyMove(random);
            assertThat(notes(visit)).as("quiet on a first visit").isZero();
            visit.button("Turn sounds on").click();
            waitForNotes(visit, 0);
            int before = notes(visit);
            board.playAnyMove(random);
            waitForNotes(visit, before);
            assertThat(visit.barriers()).isEmpty();
            assertThat(visit.scrollsSideways()).isFalse();

            visit.page().reload();
            visit.button("Turn sounds off").focus();
            visit.page().keyboard().press("Enter");
            assertThat(visit.button("Turn sounds on")).isVisible();
            int off = notes(visit);
            board.playAnyMove(random);
            assertThat(notes(visit)).isEqualTo(off);
        }
    }
}
