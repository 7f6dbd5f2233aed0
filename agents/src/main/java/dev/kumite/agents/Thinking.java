package dev.kumite.agents;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The link between a search and its caller, who can stop the search and receive what it has found so far. {@link #stop}
 * may be called from any thread.
 */
public final class Thinking {
    private final @Nullable Consumer<Choice> watcher;
    private final long reportEveryNanos;
    private volatile boolean stopped;
    private long nextReport;

    private Thinking(@Nullable Consumer<Choice> watcher, long reportEveryNanos) {
        this.watcher = watcher;
        this.reportEveryNanos = reportEveryNanos;
        this.nextReport = reportEveryNanos;
    }

    /** For a search whose interim findings nobody wants. */
    public static Thinking unwatched() {
        return new Thinking(null, Long.MAX_VALUE);
    }

    /** {@code watcher} is called on the searching thread, at most once per {@code everyNanos}. */
    public static Thinking watchedBy(Consumer<Choice> watcher, long everyNanos) {
        return new Thinking(watcher, everyNanos);
    }

    /** Asks the search to answer at once with what it has. */
    public void stop() {
        stopped = true;
    }

    public boolean stopped() {
        return stopped;
    }

    /** Whether it is time to report; the search then calls {@link #report}. {@code now} is the searching time so far. */
    public boolean wantsReport(long now) {
        return watcher != null && now >= nextReport;
    }

    public void report(Choice soFar, long now) {
        nextReport = now + reportEveryNanos;
        if (watcher != null) watcher.accept(soFar);
    }
}
