package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.pretraining.Pretraining;
import java.util.List;

/** Trains what an experiment's agents must know before they play, showing how far it is. */
final class Lessons {
    private static final long MOST_MEMORY = 2L << 30;

    private final Console console;
    private final boolean quiet;
    private final Progress progress;
    private long before = -1;

    private Lessons(Console console, boolean quiet) {
        this.console = console;
        this.quiet = quiet;
        progress = new Progress(console, !quiet);
    }

    /** Bytes for each agent where this many workers train them. */
    static long memory(List<Lesson> lessons, int workers) {
        int atOnce = Math.max(1, Math.min(workers, lessons.size()));
        return Math.min(MOST_MEMORY, Runtime.getRuntime().maxMemory() / (2L * atOnce));
    }

    /** Trains what is missing; true when all is trained, false where Ctrl-C came first. */
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
        if (before < 0) before = games;
        if (!progress.due()) return;
        progress.show((double) games / all, "Training: " + progress.games(before, games, all));
    }
}
