package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Plugins;
import dev.kumite.games.Example;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of docs/add-a-game.md on the page, which draws it from its picture and knows nothing of it. */
class GamePluginTest extends PageTest {

    @BeforeAll
    void load(@TempDir Path folder) throws IOException {
        Plugins.load(Example.pack("breakthrough-game", folder));
    }

    @AfterAll
    void unload() {
        Plugins.unload();
    }

    @Test
    void itIsPlayedFromTheFirstMoveToTheSentenceThatSaysWhoWon() {
        Visit visit = visit();
        GamePage board = visit.openGame("breakthrough(size=6)", "person", "strong(depth=1)");
        assertThat(visit.find("k-board .piece.white circle.body")).hasCount(12);
        assertThat(visit.find("[data-square='a1']")).hasAttribute("aria-label", "a1, White pawn");
        visit.shoot("breakthrough");
        board.playWholeGame(6);
        assertThat(board.state()).containsPattern("(White|Black) wins by (reaching the far row|elimination)");
        assertThat(visit.find("k-game-panel")).containsText("How Breakthrough is played");
    }

    @Test
    void itIsOfferedWithItsSizesAndItsPiecesCanBeSetUp() {
        Visit visit = visit();
        visit.open("#/setup?game=breakthrough");
        assertThat(visit.find("k-game-choice")).containsText("breakthrough");
        assertThat(visit.find("k-game-choice")).containsText("7 × 7");
        visit.button("Clear a square").click();
        visit.find("k-board [data-square='a7']").click();
        assertThat(visit.find("[data-square='a7']")).hasAttribute("aria-label", "a7, empty");
        visit.button("Black pawn").click();
        visit.find("k-board [data-square='d4']").click();
        assertThat(visit.find("output.verdict")).containsText("legal move");
        assertThat(visit.find("[data-square='d4']")).hasAttribute("aria-label", "d4, Black pawn");
    }
}
