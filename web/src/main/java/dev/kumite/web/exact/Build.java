package dev.kumite.web.exact;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Oracles;
import dev.kumite.solver.Solver;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A table that is being built, on a thread of its own. */
final class Build implements Runnable, Solver.Progress {
    private static final long NEWS_NANOS = 200_000_000;

    private final Solver solver;
    private final Solver.Plan plan;
    private final int workers;
    private final Consumer<BuildView> news;
    private final Consumer<Throwable> log;
    private final long start = System.nanoTime();
    private volatile State state = new State("building", 0, null);
    private volatile boolean stopped;
    private long told;

    private record State(
            String word, double share, @Nullable String trouble) {}

    /** Thrown through the solver, which leaves what it has done for the next time. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stopped() {
            super(null, null, false, false);
        }
    }

    Build(Solver solver, Solver.Plan plan, int workers, Consumer<BuildView> news, Consumer<Throwable> log) {
        this.solver = solver;
        this.plan = plan;
        this.workers = workers;
        this.news = news;
        this.log = log;
    }

    BuildView view() {
        State now = state;
        double seconds = (System.nanoTime() - start) / 1e9;
        boolean known = now.word.equals("building") && now.share > 0;
        Double left = known ? seconds * (1 - now.share) / now.share : null;
        return new BuildView(plan.game().text(), plan.pieces(), now.word, now.share, left, now.trouble);
    }

    boolean isRunning() {
        return state.word.equals("building");
    }

    void stop() {
        stopped = true;
    }

    @Override
    public void run() {
        try {
            solver.solve(plan.game(), plan.pieces(), Oracles.folder(), workers, this);
            end("done", 1, null);
        } catch (Stopped end) {
            end("stopped", state.share, null);
        } catch (BadInput bad) {
            end("failed", state.share, bad.line());
        } catch (Unavailable trouble) {
            end("failed", state.share, trouble.line());
        } catch (OutOfMemoryError full) {
            end("failed", state.share, "Java's memory is full; build the table with 'kumite solve'");
        } catch (RuntimeException | Error broken) {
            log.accept(broken);
            end("failed", state.share, "something went wrong; the server's log has the details");
        }
    }

    private void end(String word, double share, @Nullable String trouble) {
        state = new State(word, share, trouble);
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
