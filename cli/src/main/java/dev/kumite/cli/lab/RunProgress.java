package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.experiment.decide.UntilDecided;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.RunLines;
import org.jspecify.annotations.Nullable;

/** Shows how far a run is, its speed and its score. */
final class RunProgress {
    private final Plan plan;
    private final Progress progress;
    private final long games;

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
            if (!quiet) console.lineNow(line);
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
        String line = progress.games(totals.games(), games);
        if (progress.due()) progress.show((double) totals.games() / Math.max(1, games), line + RunLines.score(totals));
    }

    void end() {
        progress.end();
    }
}
