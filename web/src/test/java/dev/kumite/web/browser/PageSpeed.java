package dev.kumite.web.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Locale;

/**
 * Measures the page in the browser, {@code PageSpeed [VISITS]}: how long after the request for a game its pieces can be
 * chosen, and how long after the click on a piece the frame with its squares is drawn. Not a test: the machine decides.
 */
final class PageSpeed {
    private static final int VISITS = 11;

    private static final String READY = "ready";

    /**
     * Sets {@code window.readyAt} when pieces can be chosen. Looks straight where they will be: a search through all
     * components would cost what is to be measured.
     */
    static final String FIND = """
            window.onBoard = (selector) => ['k-app', 'k-game', 'k-board', selector]
              .reduce((root, one) => root?.querySelector(one)?.shadowRoot ?? root?.querySelector(one), document);
            const look = () => {
              if (!window.onBoard('.cell.pick')) requestAnimationFrame(look);
              else {
                window.readyAt = performance.now();
                console.info('%s');
              }
            };
            requestAnimationFrame(look);
            """.formatted(READY);

    /** A message is delivered after the frame in which it was sent. */
    private static final String CLICK = """
            () => new Promise((done) => {
              const start = performance.now();
              window.onBoard('.cell.pick').click();
              requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () =>
                  done(window.onBoard('.cell.target') ? performance.now() - start : -1);
                channel.port2.postMessage(0);
              });
            })
            """;

    private PageSpeed() {}

    public static void main(String[] args) throws IOException {
        int visits = args.length == 0 ? VISITS : Integer.parseInt(args[0]);
        double[] ready = new double[visits];
        double[] frame = new double[visits];
        try (TestServer server = new TestServer(Files.createTempDirectory("kumite-page-speed"))) {
            for (int i = 0; i < visits; i++)
                try (Visit visit = new Visit(server.address(), Visit.desk())) {
                    visit.page().addInitScript(FIND);
                    open(visit);
                    ready[i] = number(visit.page().evaluate("window.readyAt"));
                    frame[i] = number(visit.page().evaluate(CLICK));
                }
        }
        print("pieces can be chosen after", ready);
        print("a click is on the screen after", frame);
        System.exit(0);
    }

    /** Opens a game and waits, without a question to the page meanwhile: its answer would cost the page time. */
    private static void open(Visit visit) {
        String id = visit.newLiveGame("onitama", "person", "person");
        visit.page()
                .waitForConsoleMessage(
                        new Page.WaitForConsoleMessageOptions()
                                .setPredicate(message -> message.text().equals(READY)),
                        () -> visit.begin("#/game/" + id));
    }

    private static double number(Object found) {
        return ((Number) found).doubleValue();
    }

    private static void print(String what, double[] millis) {
        Arrays.sort(millis);
        System.out.println(String.format(
                Locale.ROOT,
                "%s %.0f ms (median of %d visits, %.0f to %.0f)",
                what,
                millis[millis.length / 2],
                millis.length,
                millis[0],
                millis[millis.length - 1]));
    }
}
