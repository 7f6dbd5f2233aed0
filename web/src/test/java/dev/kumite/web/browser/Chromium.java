package dev.kumite.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The browser of all these tests, started once: the installed Chromium, never a downloaded one. */
final class Chromium {
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome");
    private static final List<Path> USUAL_PLACES = List.of(
            Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"), Path.of("/snap/bin/chromium"));
    private static final double PATIENCE_MILLIS = 180_000;

    private static final Browser BROWSER = start();

    private Chromium() {}

    static Browser browser() {
        return BROWSER;
    }

    private static Browser start() {
        Path executable = find();
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        return playwright
                .chromium()
                .launch(new LaunchOptions()
                        .setExecutablePath(executable)
                        .setTimeout(PATIENCE_MILLIS)
                        .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage")));
    }

    private static Path find() {
        String given = System.getenv("KUMITE_CHROMIUM");
        if (given != null && !given.isBlank()) return Path.of(given);
        Stream<Path> onPath = Arrays.stream(
                        System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
        return Stream.concat(onPath, USUAL_PLACES.stream())
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the browser tests need Chromium: run ./check, which"
                        + " installs it where it may, or set KUMITE_CHROMIUM to its path"));
    }
}
