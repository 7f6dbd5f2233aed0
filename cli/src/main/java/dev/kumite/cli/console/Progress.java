package dev.kumite.cli.console;

import dev.kumite.lab.report.text.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Shows the progress of long work: in a terminal, a bar and lines that are redrawn; elsewhere a line on standard error,
 * ever less often. Any thread may call it.
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
    private long before = -1;
    private boolean over;

    /** @param wanted whether anything is shown at all */
    public Progress(Console console, boolean wanted) {
        this.console = console;
        this.wanted = wanted;
        live = new LiveLines(console, wanted);
        wait = console.live() ? LiveLines.EVERY_NANOS : FIRST_LINE_NANOS;
    }

    /** Whether it is time to show something again. */
    public synchronized boolean due() {
        return wanted && !over && System.nanoTime() - shown >= wait;
    }

    /** Whether what is shown is drawn again in the same place. */
    public boolean live() {
        return live.on();
    }

    /** Shows the share of the work that is done, from 0 to 1, in words; more lines may follow. */
    public void show(double share, String line, List<String> below) {
        int full = (int) (BAR * Math.max(0, Math.min(1, share)));
        draw("[" + "#".repeat(full) + "-".repeat(BAR - full) + "] ", line, below);
    }

    public void show(double share, String line) {
        show(share, line, List.of());
    }

    /** For work of unknown extent. */
    public void show(String line) {
        draw("", line, List.of());
    }

    private synchronized void draw(String bar, String line, List<String> below) {
        if (!wanted || over) return;
        shown = System.nanoTime();
        List<String> lines = new ArrayList<>(below);
        lines.add(0, live.on() ? bar + line : line);
        if (live.on()) live.draw(lines);
        else {
            wait = Math.min(RAREST_LINE_NANOS, 2 * wait);
            console.note(String.join("; ", lines));
        }
    }

    /** Since the beginning. */
    public double seconds() {
        return (System.nanoTime() - started) / 1e9;
    }

    /** About how long the rest takes. What is done at the first call had been done before this began. */
    public synchronized String left(long done, long all) {
        if (before < 0) before = done;
        return done > before ? NumberText.duration(seconds() * (all - done) / (done - before)) : "unknown";
    }

    /** Shows "20 of 100 positions, about 4 s left" where it is time to. */
    public synchronized void count(long done, long all, String noun) {
        if (before < 0) before = done;
        if (due())
            show(
                    (double) done / all,
                    String.format(Locale.ROOT, "%,d of %,d %s, about %s left", done, all, noun, left(done, all)));
    }

    /** "20 of 100 games, 4.0 a second, 20 s left". */
    public synchronized String games(long done, long all) {
        String left = left(done, all);
        double rate = (done - before) / seconds();
        return String.format(
                Locale.ROOT,
                rate < 10 ? "%,d of %,d games, %.1f a second, %s left" : "%,d of %,d games, %,.0f a second, %s left",
                done,
                all,
                rate,
                left);
    }

    /** Says on Ctrl-C that what was done is kept, such as "The games are kept", and how to continue. */
    public void stopped(String kept) {
        end();
        console.note("Stopped. " + kept + "; run the same command again to continue.");
    }

    /** Erases what was drawn; nothing is shown any more. */
    public synchronized void end() {
        live.erase();
        over = true;
    }
}
