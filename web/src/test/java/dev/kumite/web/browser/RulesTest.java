package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules with pictures: found, read on any screen, and printed. */
class RulesTest extends PageTest {
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());

    private static void waitForPictures(Visit visit, int count) {
        Locator images = visit.find("k-rules img");
        assertThat(images).hasCount(count);
        visit.page()
                .waitForFunction(
                        "() => [...document.querySelector('k-app').shadowRoot.querySelector('k-rules').shadowRoot"
                                + ".querySelectorAll('img')].every(image => image.complete && image.naturalWidth > 0)");
    }

    @ParameterizedTest
    @CsvSource({"onitama, 5", "katarenga, 7", "katarenga(rules%3Dpublished), 8", "checkers, 5"})
    void everyGameHasRulesWithPictures(String game, int pictures) {
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.open("#/rules/" + game);
            waitForPictures(visit, pictures);
            assertThat(visit.scrollsSideways()).isFalse();
            assertThat(visit.barriers()).isEmpty();
            visit.shoot(
                    "rules-" + game.replaceAll("\\W+", "-") + "-" + visit.page().viewportSize().width);
        }
    }

    @Test
    void theRulesAreFoundByKeyboardAndAnotherGameIsChosen() {
        Visit visit = visit();
        visit.open("#/learn/onitama");
        visit.page().getByText("Rules with pictures, to read or print").press("Enter");
        assertThat(visit.find("k-rules h1")).hasText("How Onitama is played");
        assertThat(visit.find("k-rules k-card svg")).hasCount(34);
        assertThat(visit.find("k-rules h3")).hasText(new String[] {"base", "sensei", "promo"});
        visit.choose("checkers");
        assertThat(visit.find("k-rules h1")).hasText("How Checkers is played");
        assertThat(visit.find("nav a[aria-current='page']")).hasText("Learn");
    }

    @Test
    void onPaperAreTheRulesAlone() {
        Visit visit = visit(Visit.desk().setColorScheme(ColorScheme.DARK));
        visit.open("#/rules/onitama");
        waitForPictures(visit, 5);
        visit.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(visit.find("header")).isHidden();
        assertThat(visit.button("Print")).isHidden();
        assertThat(visit.find("k-rules fieldset")).isHidden();
        assertThat(visit.find("k-rules .examples")).isVisible();
        assertThat(visit.find("k-rules h1")).hasCSS("color", "rgb(36, 32, 26)");
        visit.shoot("rules-print");
        assertThat(visit.page().pdf()).hasSizeGreaterThan(10_000);
    }
}
