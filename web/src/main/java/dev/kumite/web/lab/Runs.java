package dev.kumite.web.lab;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.RunEntry;
import dev.kumite.web.job.Jobs;
import dev.kumite.web.think.Thinkers;
import dev.kumite.web.view.Refusal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** The runs of the store, and those that are being played here. Every question opens the store for itself. */
public final class Runs implements AutoCloseable {
    private static final long MOST_LEARNED = 512L << 20;
    private static final long RETRY_MILLIS = 2_000;

    private final Path file;
    private final int patienceMillis;
    private final Agents agents;
    private final String version;
    private final Thinkers thinkers;
    private final Consumer<Throwable> log;
    private final Jobs<Long, Playing> jobs;
    private final Watchers<Long> watchers = new Watchers<>();

    /**
     * @param patienceMillis how long to wait for another program that writes to the store
     * @param atOnce how many runs may be played at the same time; others wait
     * @param mostWaiting how many may be played or wait
     * @param thinkers for what must wait until the store is free
     */
    public Runs(
            Path file,
            int patienceMillis,
            Agents agents,
            String version,
            int atOnce,
            int mostWaiting,
            Thinkers thinkers,
            Consumer<Throwable> log) {
        this.file = file;
        this.patienceMillis = patienceMillis;
        this.agents = agents;
        this.version = version;
        this.thinkers = thinkers;
        this.log = log;
        this.jobs = new Jobs<>("runs", atOnce, mostWaiting, log);
    }

    /** The store. */
    public Path file() {
        return file;
    }

    Agents agents() {
        return agents;
    }

    /** Asks the store about a run. */
    <T> T ask(long id, BiFunction<Store, StoredRun, T> question) {
        return ask(store -> {
            StoredRun run;
            try {
                run = store.run(id);
            } catch (BadInput none) {
                throw Refusal.notFound("there is no run " + id);
            }
            return question.apply(store, run);
        });
    }

    private <T> T ask(Function<Store, T> question) {
        try (Store store = Store.open(file, patienceMillis)) {
            return question.apply(store);
        }
    }

    public List<RunEntry> list() {
        return ask(store -> {
            List<RunEntry> lines = new ArrayList<>();
            for (StoredRun run : store.runs()) lines.add(0, entry(store, run));
            return lines;
        });
    }

    private RunEntry entry(Store store, StoredRun run) {
        Playing playing = jobs.active(run.id());
        return playing != null ? playing.entry(run) : RunEntry.of(store, run, jobs.failure(run.id()));
    }

    public LabRun look(long id) {
        return ask(id, this::view);
    }

    private LabRun view(Store store, StoredRun run) {
        RunEntry entry = entry(store, run);
        return LabRun.of(
                store,
                run,
                Totals.of(store, run),
                entry,
                entry.active() ? null : Experiments.entry(store, run, agents));
    }

    /** Begins a run, or goes on with it where the same was begun before. */
    public LabRun start(Plan plan, int workers) {
        Optional<Long> active = jobs.keyOf(playing -> playing.plays(plan));
        if (active.isPresent()) return look(active.get());
        PreparedPlan prepared = pretraining(plan).dryRun(known -> PreparedPlan.of(plan, known));
        long id = ask(store -> new Runner(store, prepared, version).extend().id());
        play(id, plan, workers);
        return look(id);
    }

    /** Goes on with what was stopped. */
    public LabRun resume(long id, int workers) {
        StoredRun run = ask(id, (store, stored) -> stored);
        if (run.complete()) throw Refusal.conflict("run " + id + " is complete; nothing is left to play");
        if (!run.version().equals(version))
            throw Refusal.conflict("run " + id + " was begun by Kumite " + run.version() + "; this is " + version
                    + ", whose games might differ. Start it anew");
        if (ask(store -> entry(store, run)).elsewhere()) throw elsewhere(id);
        play(id, run.plan(), workers);
        return look(id);
    }

    private static Refusal elsewhere(long id) {
        return Refusal.conflict("run " + id + " is being played by another process, and can be stopped only there");
    }

    private void play(long id, Plan plan, int workers) {
        jobs.start(
                id,
                () -> new Playing(
                        file,
                        plan,
                        pretraining(plan),
                        version,
                        workers,
                        news -> tell(id, news),
                        () -> tellEnd(id),
                        log));
    }

    /** For what agents must learn before they play. */
    private Pretraining pretraining(Plan plan) {
        long memory = Math.min(MOST_LEARNED, Runtime.getRuntime().maxMemory() / 4);
        return Reproducer.of(plan, agents, file, memory)
                .map(Reproducer::pretraining)
                .orElseGet(() -> new Pretraining(List.of(), agents, Pretraining.beside(file), memory));
    }

    public LabRun stop(long id) {
        LabRun seen = look(id);
        if (seen.entry().elsewhere()) throw elsewhere(id);
        if (!jobs.stop(id)) throw Refusal.conflict("run " + id + " is not being played");
        return jobs.isActive(id) ? seen : look(id);
    }

    public void delete(long id) {
        ask(id, (store, run) -> {
            if (jobs.isActive(id)) throw Refusal.conflict("run " + id + " is being played; stop it first");
            Runner.delete(store, id);
            return true;
        });
    }

    // Those who watch

    /** A change of a run, for those who watch it. */
    record News(String type, LabRun run) {}

    public void watch(long id, Consumer<String> watcher) {
        watchers.add(id, watcher, () -> new News("run", look(id)));
    }

    public void leave(long id, Consumer<String> watcher) {
        watchers.remove(id, watcher);
    }

    private void tell(long id, Supplier<LabRun> run) {
        watchers.tell(id, () -> new News("run", run.get()));
    }

    /** Tells that a run is no longer played; if another program holds the store just then, as soon as it is free. */
    private void tellEnd(long id) {
        try {
            tell(id, () -> look(id));
        } catch (Refusal gone) {
            // A run that was deleted meanwhile has no state to send, and nobody can watch it either.
        } catch (Unavailable held) {
            if (!held.temporary()) throw held;
            thinkers.chore(RETRY_MILLIS, () -> tellEnd(id));
        }
    }

    /** Stops what is played; all that is finished is stored. */
    @Override
    public void close() {
        jobs.close();
    }
}
