package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The library: a file of many games is imported, searched, filtered, saved and deleted. */
class LibraryTest extends PageTest {
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());

    /** Black won against Ben, drew with Carla; the third game cannot be read. */
    private static final String FILE = """
            [Event "Autumn"]
            [Date "2019.10.05"]
            [Black "Anna"]
            [White "Ben"]

            1. 11-15 22-18 15x22 1-0

            [Event "Winter"]
            [Date "2019.12.24"]
            [Black "Anna"]
            [White "Carla"]

            1. 11-16 1/2-1/2

            [Event "Spring"]

            1. 11-15
            99-1 *
            """;

    private static void load(Visit visit, String text) {
        visit.find("k-import input[type='file']")
                .setInputFiles(new FilePayload("games.pdn", "text/plain", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Locator rows(Visit visit) {
        return visit.find("k-game-list tbody tr");
    }

    private static Locator search(Visit visit) {
        return visit.find("k-game-list input[type='search']");
    }

    @Test
    void manyGamesAreImportedFoundSavedAndDeleted() throws IOException {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.newLiveGame("onitama", "person", "person");
            visit.open("#/library");
            load(visit, FILE);
            assertThat(visit.find("k-import")).containsText("2 games imported.");
            assertThat(visit.find("k-import li")).hasText(Pattern.compile("game 3: the file:18:1: .*99-1.*"));
            assertThat(rows(visit).first()).containsText("Autumn");
            assertThat(rows(visit).first()).containsText("Anna – Ben");
            assertThat(rows(visit).first()).containsText("2019-10-05");
            assertThat(visit.scrollsSideways()).isFalse();
            assertThat(visit.barriers()).isEmpty();
            visit.shoot("library-" + visit.page().viewportSize().width);

            search(visit).fill("anna");
            assertThat(rows(visit)).hasCount(2);
            visit.find("k-game-list select[name='result']").selectOption("No winner");
            assertThat(rows(visit)).hasCount(1);
            assertThat(rows(visit)).containsText("Anna – Carla");
            visit.find("k-game-list select[name='result']").selectOption("Any result");
            visit.find("k-game-list select[name='game']").selectOption("onitama");
            assertThat(visit.find("k-game-list")).containsText("No game matches.");
            assertThat(visit.find("k-game-list select[name='result'] option").nth(1))
                    .hasText("Blue won");
            visit.find("k-game-list select[name='game']").selectOption("checkers");
            assertThat(rows(visit)).hasCount(2);

            visit.page().getByLabel("Select all shown").check();
            assertThat(visit.find("k-game-list .chosen")).hasText("2 selected");
            Download saved = visit.page()
                    .waitForDownload(() -> visit.button("Save as one file").click());
            assertThat(saved.suggestedFilename()).isEqualTo("games.pdn");
            assertThat(Files.readString(saved.path())).contains("[Event \"Autumn\"]", "[Event \"Winter\"]");
            visit.button("Delete selected").click();
            visit.button("Really delete 2 games?").click();
            assertThat(visit.find("k-game-list")).containsText("No game matches.");
            search(visit).fill("");
            visit.find("k-game-list select[name='game']").selectOption("All games");
            assertThat(rows(visit).first()).containsText("onitama");
        }
    }

    @Test
    void theLibraryWorksByKeyboard() {
        Visit visit = visit();
        visit.open("#/library");
        load(visit, FILE.replace("Anna", "Dora").replace("Winter", "Frost"));
        assertThat(rows(visit).first()).containsText("Dora");
        search(visit).focus();
        visit.page().keyboard().type("frost");
        assertThat(rows(visit)).hasCount(1);
        visit.page().keyboard().press("Tab");
        visit.page().keyboard().press("Tab");
        visit.page().keyboard().press("Tab");
        visit.page().keyboard().press("Space");
        assertThat(visit.find("k-game-list .chosen")).hasText("1 selected");
        visit.page().keyboard().press("Tab");
        visit.page().keyboard().press("Tab");
        visit.page().keyboard().press("Enter");
        assertThat(visit.button("Really delete 1 game?")).isFocused();
        visit.page().keyboard().press("Enter");
        assertThat(visit.find("k-game-list")).containsText("No game matches.");
    }

    @Test
    void aFileThatCannotBeReadIsExplained() {
        Visit visit = visit();
        visit.expectRefusals();
        visit.open("#/library");
        load(visit, "1. 11-16 99-1");
        assertThat(visit.find("k-import [role='alert']")).containsText("the file:1:10: ");
    }

    @Test
    void theLastGameOfTheLastPageIsDeleted() {
        Visit visit = visit();
        visit.open("#/library");
        load(visit, "[Event \"Many\"]\n\n1. 11-15 *\n\n".repeat(51));
        assertThat(visit.find("k-import")).containsText("51 games imported.");
        search(visit).fill("many");
        assertThat(rows(visit)).hasCount(50);
        visit.button("Next page").click();
        assertThat(rows(visit)).hasCount(1);
        visit.button("Delete the game Many").click();
        assertThat(rows(visit)).hasCount(50);
    }
}
