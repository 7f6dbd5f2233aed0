package dev.kumite.lab.play;

import dev.kumite.agents.Agent;
import java.util.concurrent.TimeUnit;

/**
 * Closes an agent whose opponent hangs, so that no process or memory of it is left. Nobody waits for that: a thread of
 * its own does it, and is interrupted when it takes too long.
 */
final class Dismissal {
    private Dismissal() {}

    static void begin(Agent agent, long limitNanos) {
        Thread closing = new Thread(() -> close(agent), "closing");
        start(closing);
        start(new Thread(() -> limit(closing, limitNanos), "closing-limit"));
    }

    private static void start(Thread thread) {
        thread.setDaemon(true);
        thread.start();
    }

    /** Closes an agent of whose game nothing is awaited any more: whatever it throws is of no account. */
    static void close(Agent agent) {
        try {
            agent.close();
        } catch (Throwable ignored) {
            // The game is decided without it, or not counted at all.
        }
    }

    private static void limit(Thread closing, long nanos) {
        try {
            TimeUnit.NANOSECONDS.timedJoin(closing, nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        closing.interrupt();
    }
}
