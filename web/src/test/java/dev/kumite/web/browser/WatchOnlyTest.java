package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import dev.kumite.web.Server;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a second server on the same store: it says that it only watches, and shows what the first one plays. */
class WatchOnlyTest {
    @Test
    void theSecondPageWatches(@TempDir Path folder) {
        Path store = folder.resolve("kumite.db");
        try (Server first = TestServer.start(store, 0);
                Server second = TestServer.start(store, 0)) {
            for (NewContextOptions screen : List.of(Visit.desk(), Visit.phone()))
                try (Visit player = new Visit(address(first), Visit.desk());
                        Visit watcher = new Visit(address(second), screen)) {
                    GamePage board = player.openGame("checkers", "person", "person");
                    watcher.expectRefusals();
                    watcher.open("");
                    assertThat(watcher.find(".watching")).containsText("This server only watches: the store ");
                    assertThat(watcher.find(".watching")).containsText(address(first));
                    assertThat(watcher.find("k-library h1")).isVisible();
                    assertThat(watcher.scrollsSideways()).isFalse();
                    assertThat(watcher.barriers()).isEmpty();
                    watcher.shoot("watch-only-" + watcher.page().viewportSize().width);
                    watcher.find("k-game-list tbody a").first().press("Enter");
                    watcher.find(".stage").waitFor();
                    GamePage seen = new GamePage(watcher.page());
                    seen.waitForPly(0);
                    board.square("11").click();
                    board.square("15").click();
                    seen.waitForPly(1);
                }
        }
    }

    private static String address(Server server) {
        return "http://127.0.0.1:" + server.port() + "/";
    }
}
