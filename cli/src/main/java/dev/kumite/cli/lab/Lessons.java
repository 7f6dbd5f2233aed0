package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.pretraining.Pretraining;
import java.util.List;

/** Trains what the agents of experiments must know before they play, showing how far it is. */
final class Lessons {
    private final Console console;
    private final boolean quiet;
    private final Progress progress;

    private Lessons(Console console, boolean quiet) {
        this.console = console;
        this.quiet = quiet;
        progress = new Progress(console, !quiet);
    }

    /**
     * Trains what the next experiment's agents must know, and what those of the experiments after it must know at the same
     * time; true when all is trained, false if Ctrl-C came first.
     */
    static boolean give(Console console, List<Reproducer> ahead, int workers, boolean quiet) {
        if (ahead.get(0).pretraining().isDone()) return true;
        Pretraining together =
                Pretraining.together(ahead.stream().map(Reproducer::pretraining).toList());
        new Lessons(console, quiet).train(together, workers);
        return together.isDone();
    }

    private void train(Pretraining pretraining, int workers) {
        Interruption.stoppedBy(pretraining::stop, () -> {
            boolean over = pretraining.train(workers, games -> show(games, pretraining.games()));
            progress.end();
            if (!over && !quiet)
                console.note("Stopped in training; the knowledge is kept. Run the same command again to continue.");
        });
    }

    private void show(long games, long all) {
        String line = "Training: " + progress.games(games, all);
        if (progress.due()) progress.show((double) games / all, line);
    }
}
