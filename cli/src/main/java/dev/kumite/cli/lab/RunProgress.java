package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.LiveLines;
import dev.kumite.cli.console.Words;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.run.Standings;
import dev.kumite.lab.run.Tally;
import dev.kumite.lab.stats.Interval;
import java.util.List;
import java.util.Locale;

/** How far a run is: a bar that is drawn again on a terminal, elsewhere a line on standard error now and then. */
final class RunProgress {
    private static final int BAR = 24;
    private static final long LINE_EVERY_NANOS = 30_000_000_000L;

    private final Console console;
    private final Plan plan;
    private final boolean quiet;
    private final LiveLines live;
    private final long started = System.nanoTime();
    private long shown = started;
    private long gamesBefore = -1;

    RunProgress(Console console, Plan plan, boolean quiet) {
        this.console = console;
        this.plan = plan;
        this.quiet = quiet;
        this.live = new LiveLines(console, !quiet);
    }

    void show(Standings standings) {
        if (quiet) return;
        if (gamesBefore < 0) gamesBefore = standings.games();
        long now = System.nanoTime();
        if (now - shown < (console.live() ? LiveLines.EVERY_NANOS : LINE_EVERY_NANOS)) return;
        shown = now;
        String line = line(standings, now);
        if (console.live()) live.draw(List.of(bar(standings) + " " + line));
        else {
            console.err().print(line + "\n");
            console.err().flush();
        }
    }

    void end() {
        live.erase();
    }

    private String bar(Standings standings) {
        int full = (int) (BAR * standings.games() / Math.max(1, plan.games()));
        return "[" + "#".repeat(full) + "-".repeat(BAR - full) + "]";
    }

    private String line(Standings standings, long now) {
        double seconds = (now - started) / 1e9;
        double rate = (standings.games() - gamesBefore) / seconds;
        long left = plan.games() - standings.games();
        return String.format(
                Locale.ROOT,
                "%,d of %,d games, %s a second, %s left%s",
                standings.games(),
                plan.games(),
                rate < 10 ? String.format(Locale.ROOT, "%.1f", rate) : String.format(Locale.ROOT, "%,.0f", rate),
                rate > 0 ? Words.duration(left / rate) : "unknown",
                plan.contests().size() == 1 ? score(standings.tally(0)) : "");
    }

    private static String score(Tally tally) {
        Interval share = Interval.wilson(tally.points(), tally.games());
        return String.format(
                Locale.ROOT,
                "; score %.1f %% (%.1f to %.1f)",
                100 * share.share(),
                100 * share.low(),
                100 * share.high());
    }
}
