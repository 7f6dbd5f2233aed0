package dev.kumite.web.think;

import dev.kumite.agents.AwakeClock;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.Watch;
import dev.kumite.web.view.Refusal;
import java.util.Objects;
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
 * Threads for agents, under time limits. Work that exceeds its limit is abandoned: its thread cannot be stopped and is
 * lost, and another takes its place, so that nobody waits for an agent that hangs.
 */
public final class Crew implements AutoCloseable {
    private static final int IDLE_SECONDS = 10;
    private static final int LOOK_EVERY_MILLIS = 50;
    private static final ScheduledThreadPoolExecutor CLOCK = clock("watch");

    private final int size;
    private final long graceMillis;
    private final ThreadPoolExecutor threads;
    private int lost;

    /**
     * Starts no thread before there is work.
     *
     * @param graceMillis how long work that was asked to stop may take before its thread is given up
     */
    public Crew(int size, String name, long graceMillis) {
        this.size = size;
        this.graceMillis = graceMillis;
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
        /** How the agent is asked to stop. */
        default Thinking thinking() {
            return Thinking.unwatched();
        }

        /** What is left to do when the agent is out of it: this part has all the time it needs. */
        Runnable run();

        /** The same where the agent threw something. */
        Runnable failed(Throwable thrown);

        /** The agent did not come back in time; told on another thread. */
        void givenUp();
    }

    /** Work that has so much time from when it begins; it waits in the queue from {@link Job#queue} on. */
    Job job(Work work, long nanos) {
        return new Job(work, nanos);
    }

    /** What {@code question} answers within the time; otherwise it is refused, whatever the question does then. */
    public <T> T ask(Supplier<T> question, long millis, int mostWaiting, String what) {
        if (waiting() >= mostWaiting) throw Refusal.tooMany("too many others wait for this; try again in a while");
        CompletableFuture<T> answer = new CompletableFuture<>();
        Work asking = new Work() {
            @Override
            public Runnable run() {
                T value = question.get();
                return () -> answer.complete(value);
            }

            @Override
            public Runnable failed(Throwable thrown) {
                return () -> answer.completeExceptionally(thrown);
            }

            @Override
            public void givenUp() {
                answer.completeExceptionally(
                        Refusal.conflict(what + " took longer than " + millis / 1000 + " s and was given up"));
            }
        };
        job(asking, TimeUnit.MILLISECONDS.toNanos(millis)).queue();
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
        private final long nanos;
        private final Watch watch = new Watch(AwakeClock.ofProcess());
        private @Nullable ScheduledFuture<?> looks;

        private Job(Work work, long nanos) {
            this.work = work;
            this.nanos = nanos;
        }

        void queue() {
            threads.execute(this);
        }

        @Override
        public void run() {
            lookFrom(nanos);
            Runnable rest;
            try {
                Watch.Answer<Runnable> answer = watch.ask(nanos, work.thinking(), work::run);
                Throwable thrown = answer.thrown();
                rest = thrown == null ? Objects.requireNonNull(answer.value()) : work.failed(thrown);
            } catch (Watch.Cancelled nobodyWaits) {
                rest = () -> count(-1);
            } finally {
                stopLooking();
            }
            rest.run();
        }

        private synchronized void lookFrom(long delay) {
            looks = CLOCK.scheduleWithFixedDelay(
                    this::lookIn, delay, TimeUnit.MILLISECONDS.toNanos(LOOK_EVERY_MILLIS), TimeUnit.NANOSECONDS);
        }

        private synchronized void stopLooking() {
            if (looks != null) looks.cancel(false);
            looks = null;
        }

        boolean isGivenUp() {
            return watch.isCancelled();
        }

        /** Nobody wants the answer: its time is up, and it has only the grace to come back. */
        synchronized void hurry() {
            if (looks == null) return;
            watch.expire();
            stopLooking();
            lookFrom(0);
        }

        boolean remove() {
            return threads.remove(this);
        }

        private void lookIn() {
            if (gaveUp()) work.givenUp();
        }

        /** Half of the grace is for an agent that was asked to stop, the other half for one that was interrupted. */
        private synchronized boolean gaveUp() {
            if (watch.checkOverdue(TimeUnit.MILLISECONDS.toNanos(graceMillis) / 2)
                    .isEmpty()) return false;
            stopLooking();
            count(1); // before the thread can come back, which waits for this lock
            return true;
        }
    }
}
