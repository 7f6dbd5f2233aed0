package dev.kumite.cli.console;

import dev.kumite.lab.report.text.NumberText;
import java.util.ArrayList;
import java.util.List;

/**
 * How far long work is: a bar and lines that are drawn again on a terminal; elsewhere a line on standard error now and
 * then, ever less often. Any thread may tell.
 */
public final class Progress {
    private static final int BAR = 24;
    private static final long FIRST_LINE_NANOS = 10_000_000_000L;
    private static final long RAREST_LINE_NANOS = 60_000_000_000L;

    private final Console console;
    private final boolean wanted;
    private final LiveLines live;
    private final long started = System.nanoTime();
    private long wait;
    private long shown = started;
    private boolean over;

    /**
     * Nothing is told yet.
     *
     * @param wanted whether anything ever is
     */
    public Progress(Console console, boolean wanted) {
        this.console = console;
        this.wanted = wanted;
        live = new LiveLines(console, wanted);
        wait = console.live() ? LiveLines.EVERY_NANOS : FIRST_LINE_NANOS;
    }

    /** Whether it is time to tell something again. */
    public synchronized boolean due() {
        return wanted && !over && System.nanoTime() - shown >= wait;
    }

    /** Tells how much of the work is done, from 0 to 1, in words; more lines may follow. */
    public void show(double share, String line, List<String> below) {
        int full = (int) (BAR * Math.max(0, Math.min(1, share)));
        tell("[" + "#".repeat(full) + "-".repeat(BAR - full) + "] ", line, below);
    }

    public void show(double share, String line) {
        show(share, line, List.of());
    }

    /** Where nobody knows how much there is to do. */
    public void show(String line) {
        tell("", line, List.of());
    }

    private synchronized void tell(String bar, String line, List<String> below) {
        if (!wanted || over) return;
        shown = System.nanoTime();
        List<String> lines = new ArrayList<>(below);
        lines.add(0, live.on() ? bar + line : line);
        if (live.on()) live.draw(lines);
        else {
            wait = Math.min(RAREST_LINE_NANOS, 2 * wait);
            console.err().print(String.join("; ", lines) + "\n");
            console.err().flush();
        }
    }

    /** Since the beginning. */
    public double seconds() {
        return (System.nanoTime() - started) / 1e9;
    }

    /** About how long the rest takes, where {@code done} of {@code all} took as long as this has. */
    public String left(long done, long all) {
        return done > 0 ? NumberText.duration(seconds() * (all - done) / done) : "unknown";
    }

    /** Wipes what was drawn; nothing is told any more. */
    public synchronized void end() {
        live.erase();
        over = true;
    }
}
