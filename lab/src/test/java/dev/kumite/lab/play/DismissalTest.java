package dev.kumite.lab.play;

import static org.assertj.core.api.Assertions.assertThatCode;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.core.Position;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Agents that nobody waits for. */
@Timeout(120)
class DismissalTest {

    /** An agent that only closes. */
    private static Agent closing(Runnable closing) {
        return new Agent() {
            @Override
            public Choice choose(Position position, Thinking thinking) {
                throw new AssertionError("not asked");
            }

            @Override
            public void close() {
                closing.run();
            }
        };
    }

    @Test
    void oneThatHangsIsInterrupted() throws InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        Dismissal.begin(
                closing(() -> {
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException e) {
                        interrupted.countDown();
                    }
                }),
                1);
        interrupted.await();
    }

    @Test
    void whateverItThrowsIsOfNoAccount() {
        assertThatCode(() -> Dismissal.close(closing(() -> {
                    throw new AssertionError("broken on purpose");
                })))
                .doesNotThrowAnyException();
    }
}
