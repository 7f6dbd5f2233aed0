package dev.kumite.web.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.web.view.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The queue of background jobs: order, keys, limits, failures, and its end. */
class JobsTest {
    private final List<Throwable> logged = Collections.synchronizedList(new ArrayList<>());
    private final List<String> ends = Collections.synchronizedList(new ArrayList<>());
    private final Jobs<String, Work> jobs = new Jobs<>("works", 1, 2, logged::add);

    @AfterEach
    void close() {
        jobs.close();
    }

    /** A job that runs until it is stopped or let go, and then does its work. */
    private final class Work implements Jobs.Job {
        private final String name;
        private final Runnable work;
        private final CountDownLatch go = new CountDownLatch(1);

        Work(String name, Runnable work) {
            this.name = name;
            this.work = work;
        }

        @Override
        public void run() {
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            work.run();
        }

        @Override
        public void stop() {
            go.countDown();
        }

        @Override
        public void ended(@Nullable String failure) {
            ends.add(name + (jobs.isActive(name) ? " is still active" : "") + (failure == null ? "" : ": " + failure));
        }
    }

    private Work start(String name, Runnable work) {
        Work job = jobs.start(name, () -> new Work(name, work));
        return Objects.requireNonNull(job);
    }

    @Test
    void aJobThatWaitsEndsWhenItIsStopped() {
        Work first = start("a", () -> {});
        start("b", () -> ends.add("b ran"));
        assertThat(jobs.stop("b")).isTrue();
        assertThat(jobs.isActive("b")).isFalse();
        assertThat(ends).containsExactly("b");
        start("b", () -> {}).stop();
        first.stop();
        await().until(() -> ends.size() == 3);
        assertThat(ends).containsExactly("b", "a", "b");
        assertThat(jobs.stop("c")).isFalse();
    }

    @Test
    void jobsRunInTheirOrderAndAKeyIsActiveOnce() {
        Work first = start("a", () -> {});
        Work second = start("b", () -> {});
        assertThat(jobs.start("a", () -> new Work("a", () -> {}))).isNull();
        second.stop();
        assertThat(jobs.active()).containsExactlyInAnyOrder(first, second);
        first.stop();
        await().until(() -> jobs.active().isEmpty());
        await().until(() -> ends.equals(List.of("a", "b")));
    }

    @Test
    void tooManyAreRefusedBeforeTheyAreMade() {
        start("a", () -> {});
        start("b", () -> {});
        assertThatThrownBy(() -> jobs.start("c", () -> {
                    throw new IllegalStateException("made");
                }))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("2 works are waiting already");
    }

    @Test
    void aFailureIsKeptUntilTheNextJobWithThatKey() {
        start("a", () -> {
                    throw new BadInput("no such file");
                })
                .stop();
        await().until(() -> ends.equals(List.of("a: no such file")));
        assertThat(jobs.failure("a")).isEqualTo("no such file");
        start("a", () -> {
                    throw Unavailable.permanently("the disk is full");
                })
                .stop();
        await().until(() -> "the disk is full".equals(jobs.failure("a")));
        start("a", () -> {
                    throw new IllegalStateException("a fault");
                })
                .stop();
        await().until(() -> Jobs.BROKEN.equals(jobs.failure("a")));
        assertThat(logged).singleElement().isInstanceOf(IllegalStateException.class);
        start("a", () -> {});
        assertThat(jobs.failure("a")).isNull();
    }

    @Test
    void closingStopsWhatRunsAndWhatWaits() {
        start("a", () -> {});
        start("b", () -> {});
        jobs.close();
        assertThat(ends).containsExactly("a", "b");
        assertThat(logged).isEmpty();
    }
}
