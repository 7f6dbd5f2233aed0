package dev.kumite.web.exact;

import dev.kumite.base.Unavailable;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.solver.Solver;
import dev.kumite.web.job.Jobs;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The job that builds a tablebase. */
final class Build implements Jobs.Job, Solver.Progress {
    private static final long NEWS_NANOS = 200_000_000;

    private final Solver solver;
    private final Solver.Plan plan;
    private final int workers;
    private final Consumer<BuildView> news;
    private final long start = System.nanoTime();
    private volatile State state = new State("building", 0, null);
    private volatile boolean stopped;
    private long told;

    private record State(
            String word, double share, @Nullable String trouble) {}

    /** Thrown through the solver, which keeps the finished parts for the next build. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stopped() {
            super(null, null, false, false);
        }
    }

    Build(Solver solver, Solver.Plan plan, int workers, Consumer<BuildView> news) {
        this.solver = solver;
        this.plan = plan;
        this.workers = workers;
        this.news = news;
    }

    BuildView view() {
        State now = state;
        double seconds = (System.nanoTime() - start) / 1e9;
        boolean known = now.word.equals("building") && now.share > 0;
        Double left = known ? seconds * (1 - now.share) / now.share : null;
        return new BuildView(plan.game().text(), plan.pieces(), now.word, now.share, left, now.trouble);
    }

    @Override
    public void stop() {
        stopped = true;
    }

    @Override
    public void run() {
        try {
            solver.solve(plan.game(), plan.pieces(), Oracles.folder(), workers, this);
            state = new State("done", 1, null);
        } catch (Stopped end) {
            state = new State("stopped", state.share, null);
        } catch (OutOfMemoryError full) {
            throw Unavailable.permanently("Java's memory is full; build the tablebase with 'kumite solve'");
        }
    }

    @Override
    public void ended(@Nullable String failure) {
        if (failure != null) state = new State("failed", state.share, failure);
        news.accept(view());
    }

    @Override
    public void slice(String table, String slice, long done, long all) {
        if (stopped) throw new Stopped();
        state = new State("building", (double) done / all, null);
        long now = System.nanoTime();
        if (now - told < NEWS_NANOS) return;
        told = now;
        news.accept(view());
    }
}
