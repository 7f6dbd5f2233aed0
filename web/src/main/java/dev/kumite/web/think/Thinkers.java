package dev.kumite.web.think;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The threads on which agents think. Moves that a game waits for have as many as there are cores, and go first come,
 * first served: a table asks for one move at a time, so that all tables take turns. Whatever else there is to think
 * about has fewer threads of its own, so that it never keeps a game waiting.
 */
public final class Thinkers implements AutoCloseable {
    private static final int IDLE_SECONDS = 10;

    private final AgentPool pool;
    private final Consumer<Throwable> log;
    private final ThreadPoolExecutor moves;
    private final ThreadPoolExecutor asides;
    private final ScheduledThreadPoolExecutor clock;

    /** @param log told of agents that break */
    public Thinkers(int cores, AgentPool pool, Consumer<Throwable> log) {
        this.pool = pool;
        this.log = log;
        moves = threads(cores, "thinking");
        asides = threads(Math.max(1, cores / 2), "aside");
        clock = new ScheduledThreadPoolExecutor(1, named("clock"));
        clock.setRemoveOnCancelPolicy(true);
        clock.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    }

    private static ThreadPoolExecutor threads(int count, String name) {
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                count, count, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), named(name));
        threads.allowCoreThreadTimeOut(true);
        return threads;
    }

    private static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(work, "kumite-" + name);
            thread.setDaemon(true);
            return thread;
        };
    }

    public AgentPool pool() {
        return pool;
    }

    /** A move that a game waits for. */
    public Search move(Question question, Answer answer) {
        return queue(moves, new Search(this, question, answer));
    }

    /** A hint, an analysis, a review: when there is time. */
    public Search aside(Question question, Answer answer) {
        return queue(asides, new Search(this, question, answer));
    }

    private static Search queue(ThreadPoolExecutor threads, Search search) {
        search.queuedAs(threads.submit(search));
        return search;
    }

    /** How many questions beside the games wait for a thread. */
    public int waiting() {
        return asides.getQueue().size();
    }

    public boolean othersWait() {
        return waiting() > 0;
    }

    public ScheduledFuture<?> later(long millis, Runnable work) {
        return clock.schedule(work, millis, TimeUnit.MILLISECONDS);
    }

    /** The same, when nobody will want to take it back. */
    public void after(long millis, Runnable work) {
        ScheduledFuture<?> unused = later(millis, work);
    }

    void report(Throwable broken) {
        log.accept(broken);
    }

    @Override
    public void close() {
        clock.shutdownNow();
        moves.shutdownNow();
        asides.shutdownNow();
    }
}
