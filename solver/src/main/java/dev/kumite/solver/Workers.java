package dev.kumite.solver;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Threads that share numbered tasks; the time they take is counted. */
public final class Workers implements AutoCloseable {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final int count;
    private final ExecutorService pool;
    private final AtomicLong cpuNanos = new AtomicLong();

    public Workers(int count) {
        this.count = count;
        pool = Executors.newFixedThreadPool(count, task -> {
            Thread thread = new Thread(task, "solver");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** One task; no two run at a time for the same worker. */
    @FunctionalInterface
    public interface Work {
        void run(int worker, int task);
    }

    public int count() {
        return count;
    }

    /** How long the calling thread has worked since it began. */
    public static double ownCpuSeconds() {
        return CLOCK.getCurrentThreadCpuTime() / 1e9;
    }

    public double cpuSeconds() {
        return cpuNanos.get() / 1e9;
    }

    /** Does all tasks; what one call has written, the tasks of the next one see. */
    public void share(int tasks, Work work) {
        AtomicInteger next = new AtomicInteger();
        List<Callable<Boolean>> loops = new ArrayList<>();
        for (int i = 0; i < Math.min(count, tasks); i++) {
            int worker = i;
            loops.add(() -> loop(worker, next, tasks, work));
        }
        try {
            for (Future<Boolean> done : pool.invokeAll(loops)) done.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while solving", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private boolean loop(int worker, AtomicInteger next, int tasks, Work work) {
        long start = CLOCK.getCurrentThreadCpuTime();
        for (int task = next.getAndIncrement(); task < tasks; task = next.getAndIncrement()) work.run(worker, task);
        cpuNanos.addAndGet(CLOCK.getCurrentThreadCpuTime() - start);
        return true;
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
