package dev.kumite.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A crew does all of its work, or reports why not, and never leaves a thread at work behind. */
@Timeout(60)
class CrewTest {
    private static final int TASKS = 20;

    @Test
    void everyTaskIsDoneOnceByWorkersWithNumbersOfTheirOwn() {
        for (int workers = 1; workers <= 3; workers++) {
            AtomicIntegerArray done = new AtomicIntegerArray(TASKS);
            AtomicIntegerArray busy = new AtomicIntegerArray(workers);
            try (Crew crew = new Crew(workers, "test")) {
                crew.share(TASKS, (worker, task) -> {
                    assertThat(busy.incrementAndGet(worker)).isEqualTo(1);
                    done.incrementAndGet(task);
                    busy.decrementAndGet(worker);
                });
                crew.share(0, (worker, task) -> done.set(0, 99));
            }
            assertThat(IntStream.range(0, TASKS).map(done::get)).containsOnly(1);
        }
    }

    @Test
    void theCallerIsTheFirstWorkerAndAllWorkAtTheSameTime() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        CountDownLatch all = new CountDownLatch(3);
        try (Crew crew = new Crew(3, "test")) {
            crew.together(worker -> {
                if (worker == 0) assertThat(Thread.currentThread()).isNotIn(threads);
                threads.add(Thread.currentThread());
                all.countDown();
                awaitUninterrupted(all);
                assertThat(worker == 0).isEqualTo(!Thread.currentThread().isDaemon() || !isHelper());
            });
        }
        assertThat(threads).hasSize(3).contains(Thread.currentThread());
    }

    private static boolean isHelper() {
        return Thread.currentThread().getName().equals("test");
    }

    @Test
    void anErrorOnAnyThreadIsThrownToTheCallerAndNoFurtherTaskIsBegun() {
        for (int workers = 1; workers <= 3; workers++) {
            AtomicIntegerArray done = new AtomicIntegerArray(10_000);
            try (Crew crew = new Crew(workers, "test")) {
                assertThatThrownBy(() -> crew.share(10_000, (worker, task) -> {
                            done.set(task, 1);
                            if (task == 7) throw new StackOverflowError("too deep");
                        }))
                        .isInstanceOf(StackOverflowError.class);
                assertThat(done.get(7)).isEqualTo(1);
                if (workers == 1) assertThat(done.get(8)).isZero();
            }
        }
    }

    @Test
    void aFailureOfAHelperIsNotLost() {
        try (Crew crew = new Crew(2, "test")) {
            assertThatThrownBy(() -> crew.together(worker -> {
                        if (worker == 1) throw new IllegalArgumentException("helper");
                    }))
                    .hasMessage("helper");
        }
    }

    /** Helpers of an interrupted search went on by themselves, on a position that nobody guarded any more. */
    @Test
    void anInterruptedCallerWaitsForItsHelpersAndKeepsTheInterrupt() {
        CountDownLatch callerDone = new CountDownLatch(1);
        boolean[] finished = new boolean[1];
        try (Crew crew = new Crew(2, "test")) {
            Thread.currentThread().interrupt();
            crew.together(worker -> {
                if (worker == 0) callerDone.countDown();
                else {
                    awaitUninterrupted(callerDone);
                    finished[0] = true;
                }
            });
        }
        assertThat(finished[0]).isTrue();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void joinWaitsForTheEndOfAThreadAndKeepsAnInterrupt() {
        CountDownLatch begun = new CountDownLatch(1);
        Thread thread = new Thread(() -> awaitUninterrupted(begun), "test");
        thread.setDaemon(true);
        thread.start();
        Thread.currentThread().interrupt();
        begun.countDown();
        Crew.join(thread);
        assertThat(thread.isAlive()).isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aTimedCrewCountsTheTimeOfAllItsThreads() {
        try (Crew crew = Crew.timed(2, "test")) {
            double before = crew.cpuSeconds();
            long[] sums = new long[2];
            crew.together(worker -> {
                while (crew.cpuSeconds() < before + 0.02 && sums[worker] < 50_000_000) sums[worker]++;
            });
            assertThat(crew.cpuSeconds()).isGreaterThan(before);
        }
    }

    private static void awaitUninterrupted(CountDownLatch latch) {
        while (true)
            try {
                latch.await();
                return;
            } catch (InterruptedException e) {
                // The latch is what counts.
            }
    }
}
