package dev.kumite.lab.ugi;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.core.Position;
import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The one thread on which an engine's agent thinks, and the clock that ends its search. */
final class Searching implements AutoCloseable {
    private static final long MILLI = 1_000_000;

    /** A search ends this much before its time is up, because answering takes a moment too; a twentieth if that is less. */
    private static final long SLACK_NANOS = 3 * MILLI;

    private static final long REPORT_EVERY_NANOS = 100 * MILLI;

    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> daemon(task, "search"));
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(task -> daemon(task, "clock"));
    private @Nullable Thinking thinking;
    private CountDownLatch stop = new CountDownLatch(0);
    private CountDownLatch done = new CountDownLatch(0);

    private static Thread daemon(Runnable task, String name) {
        Thread made = new Thread(task, name);
        made.setDaemon(true);
        return made;
    }

    /** Called with a search's progress, on the thread that searches. */
    interface Listener {
        void soFar(Choice choice);

        void found(Choice choice);

        void failed(Throwable thrown);
    }

    /**
     * Begins a search.
     *
     * @param cpu whether the clock counts the time of the thread that searches instead of wall-clock time
     */
    void begin(Agent agent, Position position, Go go, boolean cpu, Listener listener) {
        Thinking watched = Thinking.watchedBy(listener::soFar, REPORT_EVERY_NANOS);
        CountDownLatch stopped = new CountDownLatch(1);
        CountDownLatch finished = new CountDownLatch(1);
        thinking = watched;
        stop = stopped;
        done = finished;
        long limit = go.nanos() == Go.ENDLESS ? Go.ENDLESS : go.nanos() - Math.min(SLACK_NANOS, go.nanos() / 20);
        long begun = System.nanoTime();
        thread.execute(() -> {
            try {
                if (limit != Go.ENDLESS) look(watched, used(cpu, begun), limit, finished);
                Choice choice = agent.choose(position, watched);
                if (go.infinite()) stopped.await();
                listener.found(choice);
            } catch (Throwable thrown) { // an agent that fails ends its search, not the dialogue
                listener.failed(thrown);
            } finally {
                finished.countDown();
            }
        });
    }

    /** Looks at the clock when the time should be up, and again until it is. */
    private void look(Thinking watched, LongSupplier used, long limit, CountDownLatch finished) {
        if (finished.getCount() == 0) return;
        long left = limit - used.getAsLong();
        if (left <= 0) {
            watched.stop();
            return;
        }
        ScheduledFuture<?> unused = clock.schedule(
                () -> look(watched, used, limit, finished), Math.max(left, MILLI / 2), TimeUnit.NANOSECONDS);
    }

    private static LongSupplier used(boolean cpu, long begun) {
        if (!cpu) return () -> System.nanoTime() - begun;
        long searcher = Thread.currentThread().getId();
        long before = cpuNanos(searcher);
        return () -> cpuNanos(searcher) - before;
    }

    private static long cpuNanos(long id) {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(id);
    }

    /** Ends the search under way, if there is one, with what it has found. */
    void stop() {
        if (thinking != null) thinking.stop();
        stop.countDown();
    }

    /** Waits for its answer. */
    void await() {
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        stop();
        await();
        thread.shutdown();
        clock.shutdown();
    }
}
