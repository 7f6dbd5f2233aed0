package dev.kumite.web.lab;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.lab.view.RunEntry;
import dev.kumite.web.job.Jobs;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The job that trains an agent; it saves the knowledge from time to time. A learner may take up a gigabyte: there is none
 * while the job waits for its turn.
 */
final class RunningTraining implements Jobs.Job {
    private static final long NEWS_NANOS = 500_000_000L;
    private static final long SAVE_NANOS = 30_000_000_000L;

    private final String name;
    private final Path file;
    private final Supplier<Trainer> trainers;
    private final long wanted;
    private final Runnable finished;
    private final Runnable news;
    private volatile Knowledge known;
    private volatile long games;
    private volatile boolean begun;
    private volatile boolean stopped;
    private volatile @Nullable Trainer trainer;
    private volatile double perSecond;

    /**
     * A training that waits for its turn.
     *
     * @param known what is known before it begins
     * @param trainers asked once, when its turn has come
     * @param finished run when all the games wanted were played and what they taught is saved
     * @param news run when the state has changed
     */
    RunningTraining(
            String name,
            Path file,
            Knowledge known,
            Supplier<Trainer> trainers,
            long wanted,
            Runnable finished,
            Runnable news) {
        this.name = name;
        this.file = file;
        this.known = known;
        this.games = known.games();
        this.trainers = trainers;
        this.wanted = wanted;
        this.finished = finished;
        this.news = news;
    }

    TrainingView view() {
        String state = begun ? RunEntry.RUNNING : RunEntry.QUEUED;
        return TrainingView.of(name, file.toString(), known, state, games, wanted, perSecond, null);
    }

    @Override
    public void stop() {
        stopped = true;
        Trainer training = trainer;
        if (training != null) training.stop();
    }

    @Override
    public void run() {
        if (stopped) return;
        begun = true;
        Trainer training = trainers.get();
        trainer = training;
        if (stopped) return;
        training.saveEvery(SAVE_NANOS, file);
        training.train(wanted, new Telling(training));
        training.save(file);
        if (training.knowledge().games() >= wanted) finished.run();
    }

    @Override
    public void ended(@Nullable String failure) {
        news.run();
    }

    /** Tells how the training goes on. */
    private final class Telling implements Trainer.Progress {
        private final Trainer training;
        private final long started = System.nanoTime();
        private final long gamesBefore;
        private long told;

        Telling(Trainer training) {
            this.training = training;
            known = training.knowledge();
            games = known.games();
            gamesBefore = games;
        }

        @Override
        public void trained(long trainedGames) {
            long now = System.nanoTime();
            games = trainedGames;
            perSecond = (trainedGames - gamesBefore) / Math.max(1e-3, (now - started) / 1e9);
            if (now - told < NEWS_NANOS) return;
            told = now;
            news.run();
        }

        @Override
        public void exhibited(Exhibition exhibition) {
            known = training.knowledge();
            news.run();
        }
    }
}
