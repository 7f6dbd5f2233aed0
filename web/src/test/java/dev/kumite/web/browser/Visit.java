package dev.kumite.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsInViewportOptions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** Somebody looks at the page: one tab, and all that went wrong in it. */
final class Visit implements AutoCloseable {
    private static final Path SHOTS = Path.of("target", "screenshots");
    private static final Pattern LOST =
            Pattern.compile("ERR_CONNECTION_\\w+|ERR_EMPTY_RESPONSE|WebSocket connection to");
    private static final Pattern REFUSED = Pattern.compile("status of 40[049]");
    private static final double PATIENCE_MILLIS = 60_000;

    /** Wholly in view, but for the fraction of a pixel by which a scrolled page may be off. */
    static final IsInViewportOptions WHOLE = new IsInViewportOptions().setRatio(0.98);

    private final String address;
    private final BrowserContext context;
    private final Page page;
    private final List<String> troubles = new ArrayList<>();

    /** Messages of the browser about what a test does on purpose. */
    private Pattern expected = Pattern.compile("(?!)");

    Visit(String address, NewContextOptions look) {
        this.address = address;
        context = Chromium.browser().newContext(look.setBaseURL(address));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        page = context.newPage();
        page.onConsoleMessage(this::heed);
        page.onPageError(troubles::add);
        page.onRequest(request -> {
            if (!request.url().startsWith(address) && !request.url().startsWith("blob:"))
                troubles.add("a request to " + request.url());
        });
    }

    /** A desk's screen, without animations. */
    static NewContextOptions desk() {
        return new NewContextOptions().setViewportSize(1280, 800).setReducedMotion(ReducedMotion.REDUCE);
    }

    /** A desk's screen with animations. */
    static NewContextOptions lively() {
        return desk().setReducedMotion(ReducedMotion.NO_PREFERENCE);
    }

    /** A small phone, used with a finger. */
    static NewContextOptions phone() {
        return new NewContextOptions()
                .setViewportSize(360, 740)
                .setDeviceScaleFactor(2)
                .setHasTouch(true)
                .setIsMobile(true)
                .setReducedMotion(ReducedMotion.REDUCE);
    }

    private void heed(ConsoleMessage message) {
        boolean bad = message.type().equals("error") || message.type().equals("warning");
        if (bad && !expected.matcher(message.text()).find()) troubles.add(message.text());
    }

    void expectServerToVanish() {
        expected = LOST;
    }

    /** The server will refuse what is typed or painted, and the browser writes that down. */
    void expectRefusals() {
        expected = REFUSED;
    }

    Page page() {
        return page;
    }

    Locator find(String selector) {
        return page.locator(selector);
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** One of several choices. */
    void choose(String name) {
        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name).setExact(true))
                .check();
    }

    Locator tab(String name) {
        return page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
    }

    void open(String hash) {
        page.navigate(address + hash);
    }

    /** The same without a wait for the page to be loaded. */
    void begin(String hash) {
        page.navigate(address + hash, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    }

    /** Begins a game through the interface; two agents play it without a pause. The id of the live game. */
    String newLiveGame(String game, String seat0, String seat1) {
        return newLiveGame(Map.of("game", game, "seats", List.of(seat0, seat1), "pace", 0));
    }

    /** The same from a position. */
    String newLiveGame(String game, String position, List<String> seats) {
        return newLiveGame(Map.of("game", game, "position", position, "seats", seats));
    }

    private String newLiveGame(Map<String, Object> wish) {
        var answer = page.request()
                .post(address + "api/live-games", RequestOptions.create().setData(wish));
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        var id = Pattern.compile("\"id\"\\s*:\\s*\"([^\"]+)\"").matcher(answer.text());
        assertThat(id.find()).isTrue();
        return id.group(1);
    }

    /** Begins a game and opens it. */
    GamePage openGame(String game, String seat0, String seat1) {
        return openGame(newLiveGame(game, seat0, seat1));
    }

    /** The same with a clock. */
    GamePage openGame(String game, String clock, List<String> seats) {
        return openGame(newLiveGame(Map.of("game", game, "seats", seats, "pace", 0, "clock", clock)));
    }

    private GamePage openGame(String id) {
        open("#/game/" + id);
        find(".stage[data-id='" + id + "']").waitFor();
        return new GamePage(page);
    }

    boolean scrollsSideways() {
        return (Boolean) page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
    }

    void shoot(String name) {
        page.screenshot(new ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")));
    }

    /** All that axe-core finds on the page as it is now. */
    List<String> barriers() {
        return barriers("{}");
    }

    /** Those of colours alone: what can differ between light and dark. */
    List<String> colourBarriers() {
        return barriers("{runOnly: ['cat.color']}");
    }

    private List<String> barriers(String rules) {
        if (!(Boolean) page.evaluate("'axe' in window")) page.evaluate(axe());
        @SuppressWarnings("unchecked")
        List<String> found = (List<String>) page.evaluate("async () => (await axe.run(" + rules
                + ")).violations.map(each => each.id + ': ' + each.nodes.map(node =>"
                + " node.target.join(' ') + ' ' + node.failureSummary).join(' | '))");
        return found;
    }

    private static String axe() {
        try (InputStream in = Objects.requireNonNull(Visit.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Nothing may have gone wrong, in any visit. */
    @Override
    public void close() {
        context.close();
        assertThat(troubles).isEmpty();
    }
}
