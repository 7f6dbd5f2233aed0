package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is lost: neither by a reload nor by a server that dies. */
class ReturningTest extends PageTest {

    @Test
    void aReloadGoesOnWhereTheGameWas() {
        Visit visit = visit();
        GamePage board = visit.openGame("onitama", "person", "random");
        board.playAnyMove(new Random(8));
        int ply = board.ply();
        visit.page().reload();
        new GamePage(visit.page()).waitForPly(ply);
        visit.open("#/play");
        new GamePage(visit.page()).waitForPly(ply);
    }

    @Test
    void aGameThatIsGoneIsFollowedByANewGame() {
        Visit visit = visit();
        visit.expectRefusals();
        visit.open("");
        new GamePage(visit.page()).waitForPerson();
        String id = visit.page().url().replaceFirst(".*/", "");
        visit.page().request().delete(address() + "api/live-games/" + id);
        visit.open("");
        visit.page().reload();
        visit.page().waitForCondition(() -> !visit.page().url().endsWith(id));
        new GamePage(visit.page()).playAnyMove(new Random(14));
    }

    @Test
    void aKilledServerIsMissedAndFoundAgain(@TempDir Path folder) throws IOException {
        try (ServerProcess server = new ServerProcess(folder)) {
            Visit visit = new Visit(server.address(), Visit.desk());
            visit.expectServerToVanish();
            GamePage board = visit.openGame("onitama", "person", "random");
            board.playAnyMove(new Random(9));
            int ply = board.ply();
            server.kill();
            assertThat(visit.find("k-game .lost")).isVisible();
            server.restart();
            assertThat(visit.find("k-game .lost")).hasCount(0);
            board.waitForPly(ply);
            board.playAnyMove(new Random(10));
            visit.close();
        }
    }

    /** What a visitor may never open is loaded later, and must be found again when the server is back. */
    @Test
    void aPartOfThePageThatCouldNotBeLoadedIsLoadedAgain() {
        Visit visit = visit();
        visit.expectServerToVanish();
        visit.page().route("**/later.js*", route -> route.abort("connectionrefused"));
        GamePage board = visit.openGame("onitama", "person", "random");
        board.waitForPerson();
        visit.tab("Analysis").click();
        assertThat(visit.find("[role=alert]")).containsText("cannot be reached");
        visit.open("#/lab");
        assertThat(visit.find(".failure")).containsText("cannot be reached");
        visit.page().unroute("**/later.js*");
        visit.find("k-lab h1").waitFor();
    }
}
