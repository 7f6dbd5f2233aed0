package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a player does besides moving: taking back, asking, giving up. */
class HandlingTest extends PageTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";

    @Test
    void theFirstPageIsAGameThatCanBePlayedAtOnce() {
        Visit visit = visit();
        visit.open("");
        GamePage board = new GamePage(visit.page());
        board.playAnyMove(new Random(6));
        assertThat(board.ply()).isPositive();
        assertThat(visit.find("dialog[open]")).hasCount(0);
        visit.shoot("play-light");
    }

    @Test
    void aCardIsChosenFirstAndThenThePieceNeedsNoQuestion() {
        Visit visit = visit();
        GamePage board = visit.openGame(DEAL, "person", "person");
        visit.page().keyboard().press("2");
        assertThat(visit.find("k-card[chosen]")).hasCount(1);
        board.square("b1").click();
        board.square("b2").click();
        board.waitForPly(1);
        assertThat(visit.find("k-move-list li button").first()).hasText("boar:b1b2");
    }

    @Test
    void theKeyboardStaysOnTheBoardAfterTheQuestionWhichCard() {
        Visit visit = visit();
        GamePage board = visit.openGame(DEAL, "person", "person");
        ask(visit, board);
        visit.page().keyboard().press("Escape");
        assertThat(visit.find("k-board .asking")).hasCount(0);
        assertThat(board.square("b2")).isFocused();
        ask(visit, board);
        visit.page().keyboard().press("Enter");
        board.waitForPly(1);
        assertThat(board.square("b2")).isFocused();
    }

    /** Two cards lead from b1 to b2. */
    private static void ask(Visit visit, GamePage board) {
        board.square("b1").focus();
        for (String key : List.of("Enter", "ArrowUp", "Enter"))
            visit.page().keyboard().press(key);
        assertThat(visit.find("k-board .asking k-card button").first()).isFocused();
    }

    @Test
    void undoAndRedoGoBackToOnesOwnDecision() {
        Visit visit = visit();
        GamePage board = visit.openGame(DEAL, "person", "random");
        board.playAnyMove(new Random(7));
        visit.button("Undo").click();
        board.waitForPly(0);
        visit.button("Redo").click();
        board.waitForPly(2);
        assertThat(visit.find("k-move-list li button")).hasCount(2);
    }

    @Test
    void aHintIsShownAndSaid() {
        Visit visit = visit();
        visit.openGame(DEAL, "person", "random").waitForPerson();
        visit.button("Hint").click();
        visit.find("k-board .arrows polygon").first().waitFor();
        assertThat(visit.find("k-app [aria-live='polite']").first()).containsText("Hint: by");
    }

    @Test
    void aLevelShowsItsRatingOrWhyItHasNone() {
        Visit visit = visit();
        visit.openGame("onitama", "person", "random").waitForPerson();
        visit.button("New game").click();
        visit.find("k-opponent input[type='range']").press("Home");
        assertThat(visit.find("k-opponent .about")).containsText("Rated 0.");
        visit.find("k-opponent input[type='range']").press("End");
        assertThat(visit.find("k-opponent .about")).containsText("Its rating depends on the speed of this machine.");
    }

    @Test
    void flippingTurnsBoardAndCards() {
        Visit visit = visit();
        visit.openGame(DEAL, "person", "random");
        assertThat(visit.find("k-board .cell").first()).hasAttribute("data-square", "a5");
        visit.button("Flip").click();
        assertThat(visit.find("k-board .cell").first()).hasAttribute("data-square", "e1");
        assertThat(visit.find("k-card .name").first()).hasText("ox");
    }

    @Test
    void resigningAsksOnceAndEndsTheGame() {
        Visit visit = visit();
        visit.page().clock().install();
        GamePage board = visit.openGame(DEAL, "person", "random");
        visit.page()
                .clock()
                .pauseAt(System.currentTimeMillis() + Duration.ofHours(1).toMillis());
        visit.button("Resign").click();
        visit.button("Sure?").click();
        assertThat(visit.find("k-game-panel .state strong")).hasText("You lost: you resigned.");
        assertThat(board.over()).isTrue();
    }

    @Test
    void theSameDealCanBePlayedWithColoursSwapped() {
        Visit visit = visit();
        visit.openGame(DEAL, "person", "random");
        visit.page().getByText("More:").click();
        visit.button("Same deal, colours swapped").click();
        assertThat(visit.find("k-plate.bottom .who")).hasText("You · Red");
        assertThat(visit.find("k-card .name").allTextContents()).contains("ox", "boar", "horse", "elephant", "crab");
    }

    @Test
    void theRulesOfAGameAreChosenInThePanel() {
        Visit visit = visit();
        visit.openGame(DEAL, "person", "random");
        visit.button("New game").click();
        visit.choose("katarenga");
        visit.choose("4 × 4");
        visit.choose("published");
        assertThat(visit.page().getByText("4 × 4")).hasCount(0);
        visit.button("Start").click();
        assertThat(visit.find("k-board .camp")).hasCount(4);
        assertThat(visit.find("k-board .cell")).hasCount(64);
        visit.page().getByText("How Katarenga is played").click();
        assertThat(visit.find("k-panel details[open]")).containsText("filling both enemy camps");
    }

    @Test
    void aNewGameIsChosenInThePanel() {
        Visit visit = visit();
        visit.openGame(DEAL, "person", "random");
        visit.button("New game").click();
        visit.choose("katarenga");
        visit.choose("4 × 4");
        visit.shoot("new-game");
        visit.button("Start").click();
        assertThat(visit.find("k-board .cell:is(.ground-yellow, .ground-blue, .ground-green, .ground-red)"))
                .hasCount(16);
    }
}
