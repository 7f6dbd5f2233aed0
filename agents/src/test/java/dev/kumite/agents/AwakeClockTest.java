package dev.kumite.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Time during which the whole process stood still is nobody's. */
class AwakeClockTest {
    private static final long BEAT = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long HOUR = TimeUnit.HOURS.toNanos(1);

    private final AtomicLong time = new AtomicLong(7);
    private final AwakeClock clock = new AwakeClock(time::get);

    private void run(long nanos) {
        for (long left = nanos; left > 0; left -= BEAT) {
            time.addAndGet(Math.min(left, BEAT));
            clock.beat();
        }
    }

    @Test
    void runningTimeCountsWhole() {
        long start = clock.getAsLong();
        run(HOUR);
        assertThat(clock.getAsLong() - start).isEqualTo(HOUR);
    }

    @Test
    void aReadingAfterAStopLeavesItOutWhoeverSeesItFirst() {
        long start = clock.getAsLong();
        time.addAndGet(HOUR);
        assertThat(clock.getAsLong() - start).as("seen by the reader").isEqualTo(BEAT);
        time.addAndGet(HOUR);
        clock.beat();
        assertThat(clock.getAsLong() - start).as("seen by the heart").isEqualTo(2 * BEAT);
        run(HOUR);
        assertThat(clock.getAsLong() - start).isEqualTo(HOUR + 2 * BEAT);
    }

    /** Under load a thread that notes the time may come late; an agent that hangs must still be found. */
    @Test
    void aLateNoteIsNoStop() {
        long start = clock.getAsLong();
        for (int i = 0; i < 10; i++) {
            time.addAndGet(9 * BEAT);
            clock.beat();
        }
        assertThat(clock.getAsLong() - start).isEqualTo(90 * BEAT);
    }

    /** The heart notes a stop while a reader holds a time from before it. */
    @Test
    void aStopWithinOneReadingIsLeftOutToo() {
        AtomicLong reads = new AtomicLong();
        AwakeClock[] self = new AwakeClock[1];
        self[0] = new AwakeClock(() -> {
            if (reads.getAndIncrement() == 1) {
                time.addAndGet(HOUR);
                self[0].beat();
                return 7;
            }
            return time.get();
        });
        assertThat(self[0].getAsLong()).isEqualTo(7 + BEAT);
    }

    @Test
    void theProcessHasOne() {
        long first = AwakeClock.ofProcess().getAsLong();
        assertThat(AwakeClock.ofProcess().getAsLong()).isGreaterThanOrEqualTo(first);
    }
}
