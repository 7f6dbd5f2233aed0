package dev.kumite.base;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The calling thread and a few daemon threads that work for it. A call returns when all of them have finished, even if
 * the caller is interrupted meanwhile (the interrupt is kept for later); the first failure is thrown to the caller.
 */
public final class Crew implements AutoCloseable {
    private final int workers;
    private final @Nullable ExecutorService helpers;
    private final AtomicLong helperNanos = new AtomicLong();
    private final boolean timed;
    private final long start;

    /** A crew of {@code workers}; the first, with number 0, is the thread that calls. */
    public Crew(int workers, String name) {
        this(workers, name, false);
    }

    private Crew(int workers, String name, boolean timed) {
        this.workers = workers;
        this.timed = timed;
        start = timed ? Cpu.nanos() : 0;
        helpers = workers == 1
                ? null
                : Executors.newFixedThreadPool(workers - 1, task -> {
                    Thread thread = new Thread(task, name);
                    thread.setDaemon(true);
                    return thread;
                });
    }

    /** A crew that measures the processor time it uses. */
    public static Crew timed(int workers, String name) {
        return new Crew(workers, name, true);
    }

    /** One of several numbered tasks; a worker does one at a time. */
    @FunctionalInterface
    public interface Task {
        void run(int worker, int task);
    }

    public int workers() {
        return workers;
    }

    /** The processor time of the calling thread since it made this timed crew, and of the others in their tasks. */
    public double cpuSeconds() {
        return (Cpu.nanos() - start + helperNanos.get()) / 1e9;
    }

    /** Does the tasks 0, 1, 2 … up to {@code tasks}, each once; after a failure no further ones are begun. */
    public void share(int tasks, Task task) {
        AtomicInteger next = new AtomicInteger();
        together(Math.min(workers, tasks), worker -> {
            try {
                for (int i = next.getAndIncrement(); i < tasks; i = next.getAndIncrement()) task.run(worker, i);
            } catch (Throwable e) {
                next.set(tasks);
                throw e;
            }
        });
    }

    /** Runs {@code body} once on each worker, at the same time. */
    public void together(IntConsumer body) {
        together(workers, body);
    }

    private void together(int count, IntConsumer body) {
        List<Future<?>> running = new ArrayList<>();
        if (helpers != null)
            for (int i = 1; i < count; i++) {
                int worker = i;
                running.add(helpers.submit(() -> help(worker, body)));
            }
        @Nullable Throwable failure = null;
        try {
            if (count > 0) body.accept(0);
        } catch (Throwable e) {
            failure = e;
        }
        for (Future<?> helper : running) {
            Throwable other = await(helper);
            if (failure == null) failure = other;
        }
        if (failure instanceof Error error) throw error;
        if (failure instanceof RuntimeException exception) throw exception;
        if (failure != null) throw new IllegalStateException(failure);
    }

    private void help(int worker, IntConsumer body) {
        long before = timed ? Cpu.nanos() : 0;
        try {
            body.accept(worker);
        } finally {
            if (timed) helperNanos.addAndGet(Cpu.nanos() - before);
        }
    }

    /** Waits to the end, and returns what was thrown, if anything. */
    private static @Nullable Throwable await(Future<?> helper) {
        boolean interrupted = false;
        try {
            while (true)
                try {
                    helper.get();
                    return null;
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    return e.getCause();
                }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /** Waits until a thread has ended, even if the caller is interrupted meanwhile. */
    public static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive())
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        if (interrupted) Thread.currentThread().interrupt();
    }

    @Override
    public void close() {
        if (helpers != null) helpers.shutdown();
    }

    /** Loaded only by timed crews: the first use takes tens of milliseconds. */
    private static final class Cpu {
        private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

        static long nanos() {
            return CLOCK.getCurrentThreadCpuTime();
        }
    }
}
