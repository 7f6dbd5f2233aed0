package dev.kumite.cluster;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/**
 * Counts the executors that Spark has lost since games were last played, and remembers why: Spark starts new ones for
 * ever, and where it gives up its own error does not give the reason.
 */
final class LostExecutors extends SparkListener {
    private int count;
    private String last = "";

    @Override
    public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        count++;
        last = removed.reason();
    }

    /** An executor has played: those lost before do not count any more. */
    synchronized void forget() {
        count = 0;
    }

    synchronized int count() {
        return count;
    }

    /** Half a sentence with the last reason; empty if no executor was lost. */
    synchronized String words() {
        return last.isBlank() ? "" : "; the last executor was lost: " + SparkTrouble.firstLine(last);
    }
}
