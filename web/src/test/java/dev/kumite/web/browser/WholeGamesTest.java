package dev.kumite.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole games from the first move to the sentence that says who won, as people play them. */
class WholeGamesTest extends PageTest {

    @Test
    void onitamaByMouse() {
        Visit visit = visit();
        GamePage board = visit.openGame("onitama", "person", "strong(depth=1)");
        board.playWholeGame(1);
        assertThat(board.state()).containsPattern("You (won|lost): .*master .*\\.");
        visit.shoot("onitama-over");
    }

    @Test
    void onitamaOnALargeBoardAsRed() {
        GamePage board = visit().openGame("onitama(size=7)", "strong(depth=1)", "person");
        board.playWholeGame(2);
        assertThat(board.state()).containsPattern("You (won|lost): .*master");
    }

    @Test
    void katarengaByMouseWithPawnsTakenOff() {
        GamePage board = visit().openGame("katarenga(size=4)", "person", "random");
        board.playWholeGame(3);
        assertThat(board.state()).containsPattern("You (won|lost): .*(points|pawn)|Draw");
    }

    @Test
    void publishedKatarengaByMouse() {
        GamePage board = visit().openGame("katarenga(rules=published)", "person", "strong(depth=1)");
        board.playWholeGame(3);
        assertThat(board.state()).containsPattern("You (won|lost): .*(camps|pawns)");
    }

    @Test
    void checkersByMouse() {
        GamePage board = visit().openGame("checkers", "person", "strong(depth=1)");
        board.playWholeGame(4);
        assertThat(board.state()).containsPattern("You (won|lost): .*cannot move|Draw");
    }

    @Test
    void onitamaByKeyboardAlone() {
        Visit visit = visit();
        GamePage board = visit.openGame("onitama", "person", "strong(depth=1)");
        Random random = new Random(5);
        board.waitForPerson();
        while (!board.over()) {
            int before = board.ply();
            walkTo(visit, anyOf(visit.find("k-board .cell.pick"), random));
            walkTo(visit, anyOf(visit.find("k-board .cell.target"), random));
            if (visit.find("k-board .asking").count() > 0)
                visit.page().keyboard().press("Enter");
            board.waitForAnswer(before);
        }
        assertThat(board.state()).containsPattern("You (won|lost): .*master");
    }

    private static String anyOf(Locator squares, Random random) {
        return squares.nth(random.nextInt(squares.count())).getAttribute("data-square");
    }

    /** From the square that has the focus, by arrow keys, and Enter there; Blue sits below, so rows count upwards. */
    private static void walkTo(Visit visit, String square) {
        Locator focused = visit.find("k-board .cell:focus");
        if (focused.count() == 0) visit.find("k-board .cell[tabindex='0']").focus();
        String from = focused.getAttribute("data-square");
        Keyboard keys = visit.page().keyboard();
        press(keys, square.charAt(0) - from.charAt(0), "ArrowRight", "ArrowLeft");
        press(keys, square.charAt(1) - from.charAt(1), "ArrowUp", "ArrowDown");
        visit.find("k-board .cell[data-square='" + square + "']:focus").waitFor();
        keys.press("Enter");
    }

    private static void press(Keyboard keys, int steps, String plus, String minus) {
        for (int i = 0; i < Math.abs(steps); i++) keys.press(steps > 0 ? plus : minus);
    }
}
