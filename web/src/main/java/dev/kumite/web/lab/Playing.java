package dev.kumite.web.lab;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.rating.Rated;
import dev.kumite.lab.rating.Rater;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.RunEntry;
import dev.kumite.web.job.Jobs;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The job that plays a run, with a connection to the store of its own. */
final class Playing implements Jobs.Job {
    private static final long NEWS_NANOS = 500_000_000;
    /** Counting a long run takes a while: at most a fifth of the time goes into it. */
    private static final int SPARINGLY = 4;

    private final Path file;
    private final Plan plan;
    private final Pretraining pretraining;
    private final String version;
    private final int workers;
    private final Consumer<Supplier<LabRun>> news;
    private final Runnable end;
    private final Consumer<Throwable> log;
    private volatile @Nullable Runnable stopper;
    private volatile boolean begun;
    private volatile boolean stopped;
    private volatile double perSecond;
    private long started;
    private long gamesBefore = -1;
    private long nextNews;

    /**
     * A run that has not started.
     *
     * @param pretraining what its agents must learn before they play
     * @param news given the state of the run from time to time, to be built only if someone is watching
     * @param end called when the run is no longer played
     */
    Playing(
            Path file,
            Plan plan,
            Pretraining pretraining,
            String version,
            int workers,
            Consumer<Supplier<LabRun>> news,
            Runnable end,
            Consumer<Throwable> log) {
        this.file = file;
        this.plan = plan;
        this.pretraining = pretraining;
        this.version = version;
        this.workers = workers;
        this.news = news;
        this.end = end;
        this.log = log;
    }

    /** The run as it stands in lists. */
    RunEntry entry(StoredRun run) {
        return RunEntry.of(run, begun ? RunEntry.RUNNING : RunEntry.QUEUED, perSecond);
    }

    @Override
    public void stop() {
        stopped = true;
        pretraining.stop();
        Runnable stopping = stopper;
        if (stopping != null) stopping.run();
    }

    @Override
    public void run() {
        if (stopped) return;
        begun = true;
        if (!pretraining.isDone() && !pretraining.train(1, games -> {})) return;
        Agents agents = pretraining.agents();
        try (Store store = Store.open(file)) {
            started = System.nanoTime();
            if (plan.rating() != null) rate(store, agents);
            else play(store, new Runner(store, PreparedPlan.of(plan, agents), version));
        }
    }

    private void play(Store store, Runner runner) {
        stopBy(runner::stop);
        Totals unused = runner.play(workers, totals -> note(store, runner, totals));
    }

    private void rate(Store store, Agents agents) {
        Rater rater = Rater.of(plan)
                .orElseThrow(() -> new BadInput(
                        "the ladder of this rating has changed since it was begun;" + " start the rating again"));
        stopBy(rater::stop);
        Rated unused = rater.play(
                store,
                agents,
                version,
                GameCrew.Hiring.threads(workers),
                (runner, totals) -> note(store, runner, totals));
    }

    private void stopBy(Runnable stopping) {
        stopper = stopping;
        if (stopped) stopping.run();
    }

    /** Whether it plays the run of this plan, whatever its number of games. */
    boolean plays(Plan other) {
        return plan.identity().equals(other.identity());
    }

    @Override
    public void ended(@Nullable String failure) {
        end.run();
    }

    private void note(Store store, Runner playing, Totals totals) {
        long now = System.nanoTime();
        if (gamesBefore < 0) gamesBefore = totals.games();
        perSecond = (totals.games() - gamesBefore) / Math.max(1e-3, (now - started) / 1e9);
        if (now < nextNews) return;
        try {
            news.accept(() -> {
                StoredRun run = store.run(playing.run().id());
                return LabRun.of(store, run, totals, entry(run), null);
            });
        } catch (RuntimeException broken) {
            log.accept(broken);
        }
        long cost = System.nanoTime() - now;
        nextNews = now + Math.max(NEWS_NANOS, SPARINGLY * cost);
    }
}
