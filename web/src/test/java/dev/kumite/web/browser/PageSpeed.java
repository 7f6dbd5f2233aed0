package dev.kumite.web.browser;

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

    /** Elements within components, however deep. */
    private static final String FIND = """
            window.findDeep = (selector, root = document) => {
              const found = root.querySelector(selector);
              if (found) return found;
              for (const one of root.querySelectorAll('*')) {
                const inner = one.shadowRoot && window.findDeep(selector, one.shadowRoot);
                if (inner) return inner;
              }
              return null;
            };
            const look = () => {
              if (document.body && window.findDeep('.cell.pick')) window.readyAt = performance.now();
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
            """;

    /** A message is delivered after the frame in which it was sent. */
    private static final String CLICK = """
            () => new Promise((done) => {
              const start = performance.now();
              window.findDeep('.cell.pick').click();
              requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () =>
                  done(window.findDeep('.cell.target') ? performance.now() - start : -1);
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
                    visit.openGame("onitama", "person", "random").waitForPerson();
                    visit.page().waitForFunction("window.readyAt");
                    ready[i] = number(visit.page().evaluate("window.readyAt"));
                    frame[i] = number(visit.page().evaluate(CLICK));
                }
        }
        print("pieces can be chosen after", ready);
        print("a click is on the screen after", frame);
        System.exit(0);
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
