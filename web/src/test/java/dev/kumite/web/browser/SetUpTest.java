package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Positions by hand and from text, saved, shared and played. */
class SetUpTest extends PageTest {
    private static final String ENDING = "B:W18,24,K10:B12,K22";

    @Test
    void aPositionIsPaintedSharedAndPlayed() {
        Visit visit = visit();
        visit.expectRefusals();
        visit.open("#/setup?game=onitama");
        visit.button("Clear the board").click();
        assertThat(visit.find("output.verdict")).hasClass(Pattern.compile("error"));
        paint(visit, "Blue master", "c1");
        paint(visit, "Blue student", "b2");
        paint(visit, "Red master", "c5");
        paint(visit, "Red student", "d4");
        assertThat(visit.find("output.verdict")).containsText("legal move");
        visit.shoot("set-up");
        visit.button("Share as a link").click();
        String link = visit.find("input.share").inputValue();
        assertThat(link).startsWith(address()).contains("#/play?game=onitama&position=");

        Visit other = visit();
        other.open(link.substring(address().length()));
        GamePage board = new GamePage(other.page());
        assertThat(board.square("b2")).hasAttribute("aria-label", Pattern.compile("b2, Blue student.*"));
        board.playAnyMove(new Random(11));
    }

    private static void paint(Visit visit, String tool, String square) {
        visit.button(tool).click();
        visit.find("k-board [data-square='" + square + "']").click();
    }

    private static Locator slot(Visit visit, String place, String card) {
        return visit.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(place + ": " + card + ","));
    }

    private static Locator inDeck(Visit visit, String card) {
        return visit.find("k-card-choice .deck k-card button[aria-label^='" + card + ":']");
    }

    @Test
    void cardsAreChosenByTheirShapes() {
        for (NewContextOptions screen : List.of(Visit.desk(), Visit.phone())) {
            Visit visit = visit(screen);
            visit.open("#/setup?game=onitama&position=B:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/horse+elephant/crab");
            assertThat(visit.find("k-card-choice .slot svg")).hasCount(5);
            slot(visit, "Blue, first", "ox").click();
            assertThat(visit.find("k-card-choice .deck svg")).hasCount(34);
            assertThat(inDeck(visit, "ox")).isFocused();
            assertThat(visit.scrollsSideways()).isFalse();
            assertThat(visit.barriers()).isEmpty();
            visit.find("k-card-choice").scrollIntoViewIfNeeded();
            visit.shoot("card-choice-" + visit.page().viewportSize().width);
            inDeck(visit, "tiger").click();
            assertThat(visit.find("k-card-choice .slot k-card:focus")).hasCount(1);
            assertThat(visit.find("textarea")).hasValue(Pattern.compile(".*:(tiger\\+boar|boar\\+tiger)/.*/crab"));
        }
    }

    @Test
    void cardsAreExchangedByKeyboard() {
        Visit visit = visit();
        visit.open("#/setup?game=onitama&position=B:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/horse+elephant/crab");
        slot(visit, "Side card", "crab").focus();
        visit.page().keyboard().press("Enter");
        assertThat(inDeck(visit, "crab")).isFocused();
        visit.page().keyboard().press("Escape");
        assertThat(slot(visit, "Side card", "crab")).isFocused();
        assertThat(visit.find("k-card-choice .deck")).hasCount(0);
        visit.page().keyboard().press("Enter");
        String before = visit.find("k-card-choice .deck k-card:focus .name").innerText();
        visit.page().keyboard().press("ArrowRight");
        String next = visit.find("k-card-choice .deck k-card:focus .name").innerText();
        assertThat(next).isNotEqualTo(before);
        inDeck(visit, "ox").focus();
        visit.page().keyboard().press("Enter");
        assertThat(visit.find("textarea")).hasValue(Pattern.compile(".*:(crab\\+boar|boar\\+crab)/.*/ox"));
    }

    @Test
    void aTextIsReadAndAWrongOneIsExplained() {
        Visit visit = visit();
        visit.expectRefusals();
        visit.open("#/setup?game=checkers");
        visit.find("textarea").fill(ENDING);
        visit.find("textarea").blur();
        assertThat(visit.find("[data-square='22']")).hasAttribute("aria-label", Pattern.compile("22, Black king.*"));
        visit.find("textarea").fill("nonsense");
        visit.find("textarea").blur();
        assertThat(visit.find("output.verdict")).containsText("nonsense");
    }

    @Test
    void tilesArePainted() {
        Visit visit = visit();
        visit.open("#/setup?game=katarenga(size%3D4)");
        paint(visit, "knight tile", "b2");
        assertThat(visit.find("[data-square='b2']")).hasClass(Pattern.compile("ground-green"));
        assertThat(visit.find("output.verdict")).containsText("White to move");
    }

    @Test
    void positionsAndGamesAreKeptInTheLibraryAndAsFiles() {
        Visit visit = visit();
        GamePage board = visit.openGame("checkers", "person", "random");
        board.playAnyMove(new Random(12));
        int ply = board.ply();
        visit.page().getByText("More:").click();
        Download record = visit.page()
                .waitForDownload(() -> visit.button("Save the game as a file").click());
        assertThat(record.suggestedFilename()).endsWith(".pdn");

        visit.open("#/setup?game=checkers&position=" + ENDING);
        visit.find("#title").fill("An ending");
        visit.button("Save").click();
        assertThat(visit.find("#saved")).containsText("library");
        visit.open("#/library");
        visit.page().getByText("An ending").click();
        assertThat(visit.find("[data-square='22']")).hasAttribute("aria-label", Pattern.compile("22, Black king.*"));

        visit.open("#/library");
        visit.shoot("library");
        visit.find("input[type='file']").setInputFiles(record.path());
        new GamePage(visit.page()).waitForPly(ply);
    }
}
