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
        Table table = visit.sitDown("onitama", "person", "random");
        table.playAnyMove(new Random(8));
        int ply = table.ply();
        visit.page().reload();
        new Table(visit.page()).waitForPly(ply);
        visit.open("#/play");
        new Table(visit.page()).waitForPly(ply);
    }

    @Test
    void aTableThatIsGoneIsFollowedByANewGame() {
        Visit visit = visit();
        visit.expectRefusals();
        visit.open("");
        new Table(visit.page()).waitForPerson();
        String id = visit.page().url().replaceFirst(".*/", "");
        visit.page().request().delete(address() + "api/tables/" + id);
        visit.open("");
        visit.page().reload();
        visit.page().waitForCondition(() -> !visit.page().url().endsWith(id));
        new Table(visit.page()).playAnyMove(new Random(14));
    }

    @Test
    void aKilledServerIsMissedAndFoundAgain(@TempDir Path folder) throws IOException {
        try (Outhouse house = new Outhouse(folder)) {
            Visit visit = new Visit(house.address(), Visit.desk());
            visit.expectServerToVanish();
            Table table = visit.sitDown("onitama", "person", "random");
            table.playAnyMove(new Random(9));
            int ply = table.ply();
            house.kill();
            assertThat(visit.find("k-table .lost")).isVisible();
            house.restart();
            assertThat(visit.find("k-table .lost")).hasCount(0);
            table.waitForPly(ply);
            table.playAnyMove(new Random(10));
            visit.close();
        }
    }
}
