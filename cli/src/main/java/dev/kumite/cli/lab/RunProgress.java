package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.experiment.decide.UntilDecided;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.totals.Totals;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How far a run is, how fast it goes, and how it stands. */
final class RunProgress {
    private final Plan plan;
    private final Progress progress;
    private final long games;
    private long gamesBefore = -1;

    /** @param games how many are to be played: those of the plan or of a part of it */
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
        long played = totals.games() - gamesBefore;
        double rate = played / progress.seconds();
        return String.format(
                Locale.ROOT,
                "%,d of %,d games, %s a second, %s left%s",
                totals.games(),
                games,
                rate < 10 ? String.format(Locale.ROOT, "%.1f", rate) : String.format(Locale.ROOT, "%,.0f", rate),
                progress.left(played, games - gamesBefore),
                plan.contests().size() == 1 ? score(totals.contest(0).score()) : "");
    }

    private static String score(Interval share) {
        return String.format(
                Locale.ROOT,
                "; score %.1f %% (%.1f to %.1f)",
                100 * share.share(),
                100 * share.low(),
                100 * share.high());
    }
}
