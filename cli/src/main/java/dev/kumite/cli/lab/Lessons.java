package dev.kumite.cli.lab;

import dev.kumite.agents.Agents;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.pretraining.Pretraining;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

    /**
     * The agents that have learned, or nothing where Ctrl-C came first.
     *
     * @param store the run's store; what is learned lies in a folder beside it
     */
    static Optional<Agents> give(
            Console console, List<Lesson> lessons, Agents agents, Path store, int workers, boolean quiet) {
        if (lessons.isEmpty()) return Optional.of(agents);
        int atOnce = Math.min(workers, lessons.size());
        long memory = Math.min(MOST_MEMORY, Runtime.getRuntime().maxMemory() / (2L * atOnce));
        Pretraining pretraining = new Pretraining(lessons, agents, Pretraining.beside(store), memory);
        if (!pretraining.isDone()) new Lessons(console, quiet).train(pretraining, atOnce);
        return pretraining.isDone() ? Optional.of(pretraining.agents()) : Optional.empty();
    }

    private void train(Pretraining pretraining, int workers) {
        Interruption.stoppedBy(pretraining::stop, () -> {
            boolean over = pretraining.train(workers, games -> show(games, pretraining.games()));
            progress.end();
            if (!over && !quiet) {
                console.err()
                        .print("Stopped in training; the knowledge is kept. Run the same command again to continue.\n");
                console.err().flush();
            }
        });
    }

    private void show(long games, long all) {
        if (before < 0) before = games;
        if (!progress.due()) return;
        String line = String.format(
                Locale.ROOT,
                "Training: %,d of %,d games, %,.0f a second, %s left",
                games,
                all,
                (games - before) / progress.seconds(),
                progress.left(games - before, all - before));
        progress.show((double) games / all, line);
    }
}
