package dev.kumite.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An agent over its time limit is asked to stop, interrupted, abandoned. */
@Timeout(120)
class WatchTest {
    private static final long LIMIT = 1000;
    private static final long GRACE = 100;

    /** The clock of the watch in nanoseconds; the tests set it. */
    private final AtomicLong time = new AtomicLong();

    private final Watch watch = new Watch(time::get);
    private final Thinking thinking = Thinking.unwatched();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch freed = new CountDownLatch(1);
    private final CountDownLatch interrupted = new CountDownLatch(1);

    @AfterEach
    void free() {
        freed.countDown();
    }

    /** A call in progress that ignores every request to stop and notes the interrupts. */
    private FutureTask<Watch.Answer<String>> calling(long limit) throws InterruptedException {
        FutureTask<Watch.Answer<String>> call =
                new FutureTask<>(() -> watch.ask(limit, thinking, this::ignoreEverything));
        Thread thread = new Thread(call, "call");
        thread.setDaemon(true);
        thread.start();
        begun.await();
        return call;
    }

    private String ignoreEverything() {
        begun.countDown();
        while (freed.getCount() > 0)
            try {
                freed.await();
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
        return "late";
    }

    @Test
    void anOverdueAgentIsAskedToStopThenInterruptedThenAbandoned() throws InterruptedException {
        FutureTask<Watch.Answer<String>> call = calling(LIMIT);
        time.set(LIMIT);
        assertThat(watch.checkOverdue(GRACE)).isEmpty();
        assertThat(thinking.stopped()).isFalse();
        time.set(LIMIT + GRACE);
        assertThat(watch.checkOverdue(GRACE)).isEmpty();
        assertThat(thinking.stopped()).isTrue();
        assertThat(interrupted.getCount()).as("not interrupted yet").isEqualTo(1);
        time.set(LIMIT + 2 * GRACE);
        assertThat(watch.checkOverdue(GRACE)).isEmpty();
        interrupted.await();
        assertThat(watch.isCancelled()).isFalse();
        time.set(LIMIT + 2 * GRACE + 1);
        assertThat(watch.checkOverdue(GRACE)).hasValue(LIMIT + 2 * GRACE + 1);
        assertThat(watch.checkOverdue(GRACE)).as("reported once").isEmpty();
        freed.countDown();
        assertThatThrownBy(call::get).isInstanceOf(ExecutionException.class).hasCauseInstanceOf(Watch.Cancelled.class);
    }

    @Test
    void anAgentThatReturnsDuringTheGraceHasAnswered() throws InterruptedException, ExecutionException {
        FutureTask<Watch.Answer<String>> call = calling(LIMIT);
        time.set(LIMIT + 2 * GRACE);
        assertThat(watch.checkOverdue(GRACE)).isEmpty();
        freed.countDown();
        assertThat(call.get().value()).isEqualTo("late");
        assertThat(call.get().nanos()).isEqualTo(LIMIT + 2 * GRACE);
        time.set(10 * LIMIT);
        assertThat(watch.checkOverdue(GRACE)).as("no call in progress").isEmpty();
    }

    @Test
    void anExpiredCallHasOnlyTheGrace() throws InterruptedException {
        FutureTask<Watch.Answer<String>> call = calling(Long.MAX_VALUE);
        time.set(LIMIT);
        assertThat(watch.checkOverdue(GRACE)).isEmpty();
        assertThat(thinking.stopped()).as("no limit").isFalse();
        watch.expire();
        time.set(LIMIT + 2 * GRACE);
        assertThat(watch.checkOverdue(GRACE)).isEmpty();
        assertThat(thinking.stopped()).isTrue();
        time.set(LIMIT + 2 * GRACE + 1);
        assertThat(watch.checkOverdue(GRACE)).isPresent();
        freed.countDown();
        assertThatThrownBy(call::get).hasCauseInstanceOf(Watch.Cancelled.class);
    }

    @Test
    void whatIsThrownIsAnAnswerAndAnInterruptDoesNotOutliveTheCall() {
        Watch.Answer<String> answer = watch.ask(LIMIT, thinking, () -> {
            Thread.currentThread().interrupt();
            throw new Exception("checked");
        });
        assertThat(answer.thrown()).hasMessage("checked");
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void aCancelledWatchMakesNoFurtherCalls() {
        watch.cancel();
        assertThatThrownBy(() -> watch.ask(LIMIT, thinking, () -> "answer")).isInstanceOf(Watch.Cancelled.class);
    }
}
