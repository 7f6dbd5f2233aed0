package dev.kumite.web.think;

import dev.kumite.web.view.Refusal;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Threads for what agents do, and a watch over them. Work that is not over in its time is given up: its thread cannot be
 * stopped and is lost, and another one takes its place, so that nobody waits for an agent that hangs.
 */
public final class Crew implements AutoCloseable {
    private static final int IDLE_SECONDS = 10;
    private static final ScheduledThreadPoolExecutor CLOCK = clock("watch");

    private final int size;
    private final ThreadPoolExecutor threads;
    private int lost;

    public Crew(int size, String name) {
        this.size = size;
        threads = new ThreadPoolExecutor(
                size, size, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), named(name));
        threads.allowCoreThreadTimeOut(true);
        threads.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    }

    static ScheduledThreadPoolExecutor clock(String name) {
        ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, named(name));
        clock.setRemoveOnCancelPolicy(true);
        clock.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        return clock;
    }

    private static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(work, "kumite-" + name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Something that runs an agent's code. */
    interface Work {
        /** What is left to do when the agent is out of it: this part has all the time it needs. */
        Runnable run();

        /** The agent did not come back in time; told on another thread. */
        void givenUp();
    }

    /** Work that has so much time from when it begins; it waits in the queue from {@link Job#queue} on. */
    Job job(Work work, long millis) {
        return new Job(work, millis);
    }

    /** What {@code question} answers within the time; otherwise it is refused, whatever the question does then. */
    public <T> T ask(Supplier<T> question, long millis, int mostWaiting, String what) {
        if (waiting() >= mostWaiting) throw Refusal.tooMany("too many others wait for this; try again in a while");
        CompletableFuture<T> answer = new CompletableFuture<>();
        job(
                        new Work() {
                            @Override
                            public Runnable run() {
                                try {
                                    T value = question.get();
                                    return () -> answer.complete(value);
                                } catch (Throwable failure) {
                                    return () -> answer.completeExceptionally(failure);
                                }
                            }

                            @Override
                            public void givenUp() {
                                answer.completeExceptionally(Refusal.conflict(
                                        what + " took longer than " + millis / 1000 + " s and was given up"));
                            }
                        },
                        millis)
                .queue();
        try {
            return answer.join();
        } catch (CompletionException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            if (cause instanceof RuntimeException known) throw known;
            if (cause instanceof Error error) throw error;
            throw new IllegalStateException(cause);
        }
    }

    /** How much work waits for a thread. */
    int waiting() {
        return threads.getQueue().size();
    }

    /** How many threads were given up and have not come back. */
    synchronized int lost() {
        return lost;
    }

    private synchronized void count(int more) {
        lost += more;
        if (more > 0) threads.setMaximumPoolSize(size + lost);
        threads.setCorePoolSize(size + lost);
        if (more < 0) threads.setMaximumPoolSize(size + lost);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    /** One piece of work on its way. */
    final class Job implements Runnable {
        private final Work work;
        private final long millis;
        private @Nullable Thread thread;
        private @Nullable ScheduledFuture<?> watch;
        private boolean givenUp;

        private Job(Work work, long millis) {
            this.work = work;
            this.millis = millis;
        }

        void queue() {
            threads.execute(this);
        }

        @Override
        public void run() {
            begin();
            Runnable rest = () -> {};
            try {
                rest = work.run();
            } finally {
                if (!end()) rest = () -> count(-1);
                Thread.interrupted(); // meant for this work, not for the next
            }
            rest.run();
        }

        private synchronized void begin() {
            thread = Thread.currentThread();
            watch = CLOCK.schedule(this::giveUp, millis, TimeUnit.MILLISECONDS);
        }

        /** False where nobody waits for it any more. */
        private synchronized boolean end() {
            thread = null;
            if (watch != null) watch.cancel(false);
            return !givenUp;
        }

        synchronized boolean isGivenUp() {
            return givenUp;
        }

        /** Nobody wants the answer: from now on it has only so much time to come back. */
        synchronized void hurry(long most) {
            if (thread == null || watch == null || watch.getDelay(TimeUnit.MILLISECONDS) <= most) return;
            watch.cancel(false);
            watch = CLOCK.schedule(this::giveUp, most, TimeUnit.MILLISECONDS);
        }

        boolean remove() {
            return threads.remove(this);
        }

        private void giveUp() {
            synchronized (this) {
                if (thread == null || givenUp) return;
                givenUp = true;
                thread.interrupt();
            }
            count(1);
            work.givenUp();
        }
    }
}
