package dev.kumite.cli.console;

import java.util.List;

/** Lines on a terminal that are drawn again in the same place. Elsewhere nothing is drawn until the work is done. */
public final class LiveLines {
    /** At most ten pictures a second: faster only flickers. */
    public static final long EVERY_NANOS = 100_000_000;

    private static final int WIDEST = 100;

    private final Console console;
    private final boolean on;
    private int drawn;

    public LiveLines(Console console, boolean wanted) {
        this.console = console;
        this.on = wanted && console.live();
    }

    /** Whether anything is drawn. */
    public boolean on() {
        return on;
    }

    /** Takes the place of what was drawn before; a line that could be wrapped is cut. */
    public void draw(List<String> lines) {
        if (!on) return;
        erase();
        int most = Math.min(WIDEST, console.width());
        for (String line : lines) console.line(line.length() <= most ? line : line.substring(0, most - 1) + "\u2026");
        drawn = lines.size();
        console.out().flush();
    }

    public void erase() {
        if (drawn > 0) console.out().print("\u001b[" + drawn + "A\u001b[J");
        drawn = 0;
    }
}
