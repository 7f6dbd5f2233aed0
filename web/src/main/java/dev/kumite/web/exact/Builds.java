package dev.kumite.web.exact;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Position;
import dev.kumite.solver.Solver;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.Refusal;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Builds tables when somebody asks for one: one at a time, on half of the cores, and none that takes too long. */
public final class Builds implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 5_000;

    private final Consumer<String> news;
    private final Consumer<Throwable> log;
    private final long mostBytes = Runtime.getRuntime().maxMemory() / 2;
    private @Nullable Build last;
    private @Nullable Thread thread;

    /**
     * Nothing is built yet.
     *
     * @param news told of every build, as a message
     */
    public Builds(Consumer<String> news, Consumer<Throwable> log) {
        this.news = news;
        this.log = log;
    }

    /** What a build may take: agents have the other half of Java's memory. */
    public long mostBytes() {
        return mostBytes;
    }

    /** The one that is built, or was built last; null before the first. */
    public synchronized @Nullable BuildView view() {
        return last == null ? null : last.view();
    }

    /** Begins to build the table that covers a position. */
    public synchronized BuildView start(Game game, Position position) {
        Solver solver = ExactValues.solver(game)
                .orElseThrow(() -> new BadInput("there are no tables for '" + game.text() + "'"));
        Solver.Plan plan = ExactValues.plan(game, position)
                .orElseThrow(() -> new BadInput("no table covers a position like this; docs/tables.md says which do"));
        if (plan.built()) throw Refusal.conflict("the table for this position is there already");
        String refusal = Offer.of(plan, mostBytes).refusal();
        if (refusal != null) throw Refusal.conflict(refusal);
        Build now = last;
        if (now != null && now.isRunning())
            throw Refusal.conflict(
                    "another table is being built, for " + now.view().game() + "; wait until it is done, or stop it");
        int workers = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        Build build = new Build(solver, plan, workers, this::tell, log);
        last = build;
        thread = new Thread(build, "kumite-solving");
        thread.setDaemon(true);
        thread.start();
        return build.view();
    }

    /** Ends the build after its next step; what it has done is kept for the next time. */
    public synchronized BuildView stop() {
        Build now = last;
        if (now == null || !now.isRunning()) throw Refusal.conflict("no table is being built");
        now.stop();
        return now.view();
    }

    /** A change, for those who watch. */
    record News(String type, BuildView build) {}

    private void tell(BuildView build) {
        news.accept(Json.write(new News("solving", build)));
    }

    @Override
    public void close() {
        Thread working;
        synchronized (this) {
            if (last != null) last.stop();
            working = thread;
        }
        if (working == null) return;
        try {
            working.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
