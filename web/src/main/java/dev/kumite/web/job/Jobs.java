package dev.kumite.web.job;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.web.view.Refusal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A queue of background jobs, each known by a key: a few run at the same time, the others wait. A job that fails leaves
 * its reason under its key until the next job with that key starts.
 */
public final class Jobs<K, J extends Jobs.Job> implements AutoCloseable {
    /** The reason given for a failure that is not the user's; the log has the details. */
    public static final String BROKEN = "something went wrong; the server's log has the details";

    /** Saving a large knowledge file takes a while. */
    private static final long CLOSE_SECONDS = 30;

    /** Long work on a thread of its own. */
    public interface Job extends Runnable {
        /** Asks the job to end soon, also before it has started; returns at once. */
        void stop();

        /** Called once, when the job is no longer active; {@code failure} is null unless it failed. */
        void ended(@Nullable String failure);
    }

    private final String what;
    private final int most;
    private final Consumer<Throwable> log;
    private final ThreadPoolExecutor threads;
    private final Map<K, J> active = new ConcurrentHashMap<>();
    private final Map<K, Runnable> waiting = new ConcurrentHashMap<>();
    private final Map<K, String> failures = new ConcurrentHashMap<>();

    /**
     * An empty queue.
     *
     * @param what the plural noun for messages, such as {@code runs}
     * @param atOnce jobs that run at the same time
     * @param most jobs that run or wait
     */
    public Jobs(String what, int atOnce, int most, Consumer<Throwable> log) {
        this.what = what;
        this.most = most;
        this.log = log;
        this.threads =
                new ThreadPoolExecutor(atOnce, atOnce, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
                    Thread thread = new Thread(work, "kumite-" + what);
                    thread.setDaemon(true);
                    return thread;
                });
    }

    /** The job with this key that runs or waits, or null. */
    public @Nullable J active(K key) {
        return active.get(key);
    }

    public Collection<J> active() {
        return List.copyOf(active.values());
    }

    /** The key of an active job. */
    public Optional<K> keyOf(Predicate<J> wanted) {
        return active.entrySet().stream()
                .filter(entry -> wanted.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    public boolean isActive(K key) {
        return active.containsKey(key);
    }

    /** Why the last job with this key failed, or null. */
    public @Nullable String failure(K key) {
        return failures.get(key);
    }

    /** Makes a job and queues it; null, and nothing happens, if one with this key is active. */
    public synchronized @Nullable J start(K key, Supplier<J> making) {
        if (active.containsKey(key)) return null;
        if (active.size() >= most)
            throw Refusal.tooMany(most + " " + what + " are waiting already; stop one of them first");
        J job = making.get();
        failures.remove(key);
        active.put(key, job);
        Runnable work = () -> run(key, job);
        waiting.put(key, work);
        threads.execute(work);
        return job;
    }

    /** Stops a job; one that waits has ended when this returns. False if there is none with this key. */
    public synchronized boolean stop(K key) {
        J job = active.get(key);
        if (job == null) return false;
        job.stop();
        Runnable work = waiting.remove(key);
        if (work != null && threads.remove(work)) end(key, job, null);
        return true;
    }

    private void run(K key, J job) {
        waiting.remove(key);
        end(key, job, outcome(job));
    }

    private void end(K key, J job, @Nullable String failure) {
        if (failure != null) failures.put(key, failure);
        active.remove(key);
        try {
            job.ended(failure);
        } catch (RuntimeException broken) {
            log.accept(broken);
        }
    }

    private @Nullable String outcome(J job) {
        try {
            job.run();
            return null;
        } catch (BadInput bad) {
            return bad.line();
        } catch (Unavailable trouble) {
            return trouble.line();
        } catch (RuntimeException | Error broken) {
            log.accept(broken);
            return BROKEN;
        }
    }

    /** Stops all jobs and waits until they have ended. */
    @Override
    public void close() {
        active.values().forEach(Job::stop);
        threads.shutdown();
        try {
            if (!threads.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS)) threads.shutdownNow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
