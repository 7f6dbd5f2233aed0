package dev.kumite.web.lab;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.lab.view.RunEntry;
import dev.kumite.web.job.Jobs;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The job that trains an agent; it saves the knowledge from time to time. */
final class RunningTraining implements Jobs.Job, Trainer.Progress {
    private static final long NEWS_NANOS = 500_000_000L;
    private static final long SAVE_NANOS = 30_000_000_000L;

    private final String name;
    private final Path file;
    private final Trainer trainer;
    private final long wanted;
    private final Runnable finished;
    private final Runnable news;
    private volatile Knowledge known;
    private volatile long games;
    private volatile boolean begun;
    private volatile double perSecond;
    private long started;
    private long gamesBefore;
    private long told;

    /**
     * A training that waits for its turn.
     *
     * @param finished run when all the games wanted were played and what they taught is saved
     * @param news run when the state has changed
     */
    RunningTraining(String name, Path file, Trainer trainer, long wanted, Runnable finished, Runnable news) {
        this.name = name;
        this.file = file;
        this.trainer = trainer;
        this.wanted = wanted;
        this.finished = finished;
        this.news = news;
        this.known = trainer.knowledge();
        this.games = known.games();
    }

    TrainingView view() {
        String state = begun ? RunEntry.RUNNING : RunEntry.QUEUED;
        return TrainingView.of(name, file.toString(), known, state, games, wanted, perSecond, null);
    }

    @Override
    public void stop() {
        trainer.stop();
    }

    @Override
    public void run() {
        begun = true;
        started = System.nanoTime();
        gamesBefore = games;
        trainer.saveEvery(SAVE_NANOS, file);
        trainer.train(wanted, this);
        trainer.save(file);
        if (trainer.knowledge().games() >= wanted) finished.run();
    }

    @Override
    public void ended(@Nullable String failure) {
        news.run();
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
        known = trainer.knowledge();
        news.run();
    }
}
