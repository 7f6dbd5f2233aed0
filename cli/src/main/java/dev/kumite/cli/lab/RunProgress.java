package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.experiment.decide.UntilDecided;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.totals.Totals;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Shows how far a run is, its speed and its score. */
final class RunProgress {
    private final Plan plan;
    private final Progress progress;
    private final long games;
    private long gamesBefore = -1;

    /** @param games the number of games of the plan, or of the part of it that is played */
    RunProgress(Console console, Plan plan, long games, boolean quiet) {
        this.plan = plan;
        this.games = games;
        progress = new Progress(console, !quiet);
    }

    /** The runs of experiments that are played until their claims are decided, one after the other. */
    static final class Following implements UntilDecided.Watcher {
        private final Console console;
        private final boolean quiet;
        private @Nullable RunProgress run;

        Following(Console console, boolean quiet) {
            this.console = console;
            this.quiet = quiet;
        }

        @Override
        public void news(String line) {
            end();
            if (!quiet) console.line(line);
        }

        @Override
        public void playing(Totals totals) {
            RunProgress now = run;
            if (now == null || !now.plan.equals(totals.plan())) {
                end();
                run = now =
                        new RunProgress(console, totals.plan(), totals.plan().games(), quiet);
            }
            now.show(totals);
        }

        void end() {
            if (run != null) run.end();
            run = null;
        }
    }

    void show(Totals totals) {
        if (gamesBefore < 0) gamesBefore = totals.games();
        if (progress.due()) progress.show((double) totals.games() / Math.max(1, games), line(totals));
    }

    void end() {
        progress.end();
    }

    private String line(Totals totals) {
        String line = progress.games(gamesBefore, totals.games(), games);
        if (plan.contests().size() > 1) return line;
        Interval share = totals.contest(0).score();
        return line
                + String.format(
                        Locale.ROOT,
                        "; score %.1f %% (%.1f to %.1f)",
                        100 * share.share(),
                        100 * share.low(),
                        100 * share.high());
    }
}
