package dev.kumite.web;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Shows a page in the person's browser, where there is one to show it in. */
public final class Browser {
    private Browser() {}

    /** Whether a browser was asked to open the address; it may still fail to. */
    public static boolean open(String address) {
        List<String> command = command(address);
        if (command == null) return false;
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static @Nullable List<String> command(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) return List.of("open", address);
        if (system.contains("windows")) return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        boolean screen = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        return screen ? List.of("xdg-open", address) : null;
    }
}
