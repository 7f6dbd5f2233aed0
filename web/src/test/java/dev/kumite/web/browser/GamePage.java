package dev.kumite.web.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Random;

/** A game on the page as a person sees it: what can be clicked, whose turn it is, how far the game has gone. */
final class GamePage {
    private final Page page;

    GamePage(Page page) {
        this.page = page;
        stage().waitFor();
    }

    private Locator stage() {
        return page.locator(".stage[data-turn]");
    }

    int ply() {
        return Integer.parseInt(stage().getAttribute("data-ply"));
    }

    boolean over() {
        return stage().getAttribute("data-turn").equals("over");
    }

    String state() {
        return page.locator("k-game-panel .state strong").innerText();
    }

    Locator square(String name) {
        return page.locator("k-board [data-square='" + name + "']");
    }

    void waitForPerson() {
        page.locator(".stage[data-turn='person'], .stage[data-turn='over']").waitFor();
    }

    /** Until another position is on the board and it is a person's turn, or nobody's. */
    void waitForAnswer(int before) {
        page.locator(".stage:not([data-turn='agent']):not([data-ply='" + before + "'])")
                .waitFor();
    }

    /** Until somebody has moved on from there. */
    void waitForMove(int before) {
        page.locator(".stage:not([data-ply='" + before + "'])").waitFor();
    }

    void waitForPly(int ply) {
        page.locator(".stage[data-ply='" + ply + "']").waitFor();
    }

    /** Chooses among what the page offers, and waits for the answer. */
    void playAnyMove(Random random) {
        waitForPerson();
        int before = ply();
        chooseAnyMove(random);
        waitForAnswer(before);
    }

    /** Chooses among what the page offers, by mouse. */
    void chooseAnyMove(Random random) {
        Locator cards = page.locator("k-card[playable] button");
        Locator pieces = page.locator("k-board .cell.pick");
        if (pieces.count() == 0) {
            cards.first().click();
        } else {
            pieces.nth(random.nextInt(pieces.count())).click();
            Locator targets = page.locator("k-board .cell.target, k-board .goal.open");
            targets.nth(random.nextInt(targets.count())).click();
            settle();
        }
    }

    /** Goes on along a way that is not at its end; answers which card or which way, if the page asks. */
    private void settle() {
        Locator asking = page.locator("k-board .asking k-card button, k-board .asking .answers > button");
        Locator way = page.locator("k-board .cell.chosen");
        while (way.count() > 1 && asking.count() == 0)
            page.locator("k-board .cell.target").last().click();
        if (asking.count() > 0) asking.first().click();
    }

    void playWholeGame(long seed) {
        Random random = new Random(seed);
        waitForPerson();
        while (!over()) playAnyMove(random);
    }
}
