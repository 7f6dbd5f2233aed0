package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.pretraining.Pretraining;

/** Trains what an experiment's agents must know before they play, showing how far it is. */
final class Lessons {
    private final Console console;
    private final boolean quiet;
    private final Progress progress;

    private Lessons(Console console, boolean quiet) {
        this.console = console;
        this.quiet = quiet;
        progress = new Progress(console, !quiet);
    }

    /** Trains what is missing; true when all is trained, false if Ctrl-C came first. */
    static boolean give(Console console, Reproducer reproducer, int workers, boolean quiet) {
        Pretraining pretraining = reproducer.pretraining();
        int atOnce = Math.min(workers, reproducer.scaled().lessons().size());
        if (!pretraining.isDone()) new Lessons(console, quiet).train(pretraining, atOnce);
        return pretraining.isDone();
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
