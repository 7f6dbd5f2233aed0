package dev.kumite.cli.exact;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.games.Game;
import dev.kumite.lab.exact.DealsReport;
import dev.kumite.lab.exact.ProofReport;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.solver.DealProver;
import dev.kumite.solver.Proof;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;

/** Proves a deal or surveys all of them, and tells what was found. */
record DealWork(Console console, boolean json, Game game, DealProver prover) {

    /**
     * Ctrl-C ends it with what is known, and the next run goes on.
     *
     * @param men of the tables that end a line; 0 for none
     */
    void prove(int men, Path folder, ProofOptions options) {
        AtomicBoolean stopped = new AtomicBoolean();
        Progress progress = new Progress(console, !json);
        Interruption.stoppedBy(() -> stopped.set(true), () -> {
            Proof found = prover.prove(game, men, folder, options.effort(stopped::get), (plies, positions, seconds) -> {
                if (progress.due()) progress.show(asking(plies, positions, seconds));
            });
            progress.end();
            print(ProofReport.of(game, game.start(0), found));
            console.out().flush();
        });
    }

    private static String asking(int plies, long positions, double seconds) {
        return "Searching " + plies + " plies: " + NumberText.count(positions)
                + NumberText.decimal(" positions, %.0f seconds", seconds);
    }

    void survey(int plies, int workers, SolveProgress progress) {
        DealProver.Survey found = prover.deals(game, plies, workers, progress);
        progress.done();
        print(DealsReport.of(game, found, progress.seconds()));
    }

    private void print(Printable report) {
        if (json) JsonOption.print(console, report);
        else report.lines(console.width()).forEach(console::line);
    }
}
