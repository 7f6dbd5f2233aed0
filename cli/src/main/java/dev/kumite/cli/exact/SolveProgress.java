package dev.kumite.cli.exact;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.solver.Solver;

/** How far a build or a survey has come; nothing is told beside JSON. */
final class SolveProgress implements Solver.Progress {
    private final Progress progress;

    SolveProgress(Console console, boolean silent) {
        progress = new Progress(console, !silent);
    }

    @Override
    public void slice(String table, String slice, long done, long all) {
        if (!progress.due()) return;
        double share = (double) done / all;
        String rest = done < all ? ", about " + progress.left(done, all) + " left" : "";
        progress.show(share, table + ", " + slice + NumberText.decimal(": %.1f %%", 100 * share) + rest);
    }

    double seconds() {
        return progress.seconds();
    }

    void done() {
        progress.end();
    }
}
