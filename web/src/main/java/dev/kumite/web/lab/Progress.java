package dev.kumite.web.lab;

import dev.kumite.lab.store.StoredRun;
import org.jspecify.annotations.Nullable;

/** What happens to a run just now. */
record Progress(String state, double perSecond, @Nullable String trouble) {
    static final String RUNNING = "running";
    static final String QUEUED = "queued";
    private static final String COMPLETE = "complete";
    private static final String STOPPED = "stopped";

    /** Nothing happens to it. */
    static Progress resting(StoredRun run, @Nullable String trouble) {
        return new Progress(run.complete() ? COMPLETE : STOPPED, 0, trouble);
    }
}
