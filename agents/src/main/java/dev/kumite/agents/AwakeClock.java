package dev.kumite.agents;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Nanoseconds while this process runs. Time during which the whole process stood still (Ctrl-Z, a paused virtual
 * machine) does not count, so that nobody forfeits a game by it. A thread notes the time ten times a second; where that
 * note is more than a second old, the process was stopped in between.
 */
public final class AwakeClock implements LongSupplier {
    private static final long BEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long STOPPED_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier time;

    /** How long the process stood still; changed before {@link #noted} is. */
    private volatile long stopped;

    /** The last time noted. */
    private volatile long noted;

    AwakeClock(LongSupplier time) {
        this.time = time;
        noted = time.getAsLong();
    }

    /** The clock of this process. */
    public static AwakeClock ofProcess() {
        return Shared.CLOCK;
    }

    /** Reads again where the process was stopped between the parts of one reading. */
    @Override
    public long getAsLong() {
        while (true) {
            long before = stopped;
            long now = time.getAsLong();
            if (now - noted > STOPPED_NANOS) beat();
            if (stopped == before) return now - before;
        }
    }

    /** Notes the time; what has passed beyond one beat since the last note, if long, is time stopped. */
    synchronized void beat() {
        long now = time.getAsLong();
        long passed = now - noted;
        if (passed > STOPPED_NANOS) stopped += passed - BEAT_NANOS;
        noted = now;
    }

    private static final class Shared {
        static final AwakeClock CLOCK = new AwakeClock(System::nanoTime);

        static {
            Thread heart = new Thread(
                    () -> {
                        while (true) {
                            CLOCK.beat();
                            LockSupport.parkNanos(BEAT_NANOS);
                        }
                    },
                    "awake clock");
            heart.setDaemon(true);
            heart.start();
        }
    }
}
