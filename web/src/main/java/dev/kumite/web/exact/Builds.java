package dev.kumite.web.exact;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.solver.Solver;
import dev.kumite.web.job.Jobs;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.Refusal;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Builds tablebases on request: one at a time, on half of the cores, and none that takes too long. */
public final class Builds implements AutoCloseable {
    private static final String KEY = "build";

    private final Consumer<String> news;
    private final Jobs<String, Build> jobs;
    private final long mostBytes = Runtime.getRuntime().maxMemory() / 2;
    private @Nullable Build last;

    /**
     * No build yet.
     *
     * @param news receives a message about every build
     */
    public Builds(Consumer<String> news, Consumer<Throwable> log) {
        this.news = news;
        this.jobs = new Jobs<>("builds", 1, 1, log);
    }

    /** Memory limit of a build: the agents have the other half of Java's memory. */
    public long mostBytes() {
        return mostBytes;
    }

    /** The current or last build; null before the first. */
    public synchronized @Nullable BuildView view() {
        return last == null ? null : last.view();
    }

    /** Starts to build the tablebase that covers a position. */
    public synchronized BuildView start(Game game, Position position) {
        Solver solver =
                Solver.of(game).orElseThrow(() -> new BadInput("there are no tablebases for '" + game.text() + "'"));
        Solver.Plan plan = ExactValues.plan(game, position)
                .orElseThrow(() -> new BadInput(
                        "no tablebase covers a position like this; docs/tables.md lists those that exist"));
        if (plan.built()) throw Refusal.conflict("the tablebase for this position exists already");
        String refusal = Offer.of(plan, mostBytes).refusal();
        if (refusal != null) throw Refusal.conflict(refusal);
        int workers = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        Build build = jobs.start(KEY, () -> new Build(solver, plan, workers, this::tell));
        if (build == null)
            throw Refusal.conflict("another tablebase is being built; wait until it is done, or stop it first");
        last = build;
        return build.view();
    }

    /** Stops the build after its next step; finished parts are kept for the next build. */
    public synchronized BuildView stop() {
        Build now = jobs.active(KEY);
        if (now == null) throw Refusal.conflict("no tablebase is being built");
        now.stop();
        return now.view();
    }

    /** The message about a build. */
    record News(String type, BuildView build) {}

    private void tell(BuildView build) {
        news.accept(Json.write(new News("solving", build)));
    }

    @Override
    public void close() {
        jobs.close();
    }
}
