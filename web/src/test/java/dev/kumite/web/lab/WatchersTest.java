package dev.kumite.web.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Who watches hears everything in its order, and may leave at any moment. */
class WatchersTest {
    private final Watchers<String> watchers = new Watchers<>();
    private final List<String> heard = new ArrayList<>();

    @Test
    void newsIsMadeOnlyWhereSomebodyWatches() {
        AtomicBoolean made = new AtomicBoolean();
        watchers.tell("run", () -> made.getAndSet(true));
        assertThat(made).isFalse();
        watchers.add("run", heard::add, () -> 1);
        watchers.tell("run", () -> 2);
        watchers.tell("another", () -> 3);
        assertThat(heard).containsExactly("1", "2");
    }

    @Test
    void whereNothingCanBeSaidNobodyCameIn() {
        assertThatThrownBy(() -> watchers.add("run", heard::add, () -> {
                    throw new BadInput("there is no such run");
                }))
                .isInstanceOf(BadInput.class);
        watchers.tell("run", () -> 1);
        assertThat(heard).isEmpty();
    }

    @Test
    void whoComesInWhileItEndsHearsOfTheEnd() throws InterruptedException {
        Thread ending = new Thread(() -> watchers.tell("run", () -> "complete"));
        watchers.add("run", heard::add, () -> {
            ending.start();
            while (ending.getState() != Thread.State.BLOCKED && ending.isAlive()) Thread.onSpinWait();
            return "running";
        });
        ending.join();
        assertThat(heard).containsExactly("\"running\"", "\"complete\"");
    }

    /** A connection that breaks while it is told something leaves in the middle of the news. */
    @Test
    void oneWhoLeavesWhileHeIsToldDisturbsNobody() {
        List<Consumer<String>> himself = new ArrayList<>();
        himself.add(message -> watchers.remove("run", himself.get(0)));
        watchers.add("run", himself.get(0), () -> 0);
        watchers.add("run", heard::add, () -> 1);
        watchers.tell("run", () -> 2);
        assertThat(heard).containsExactly("1", "2");
    }

    @Test
    void nobodyHearsAnOlderStateAfterANewerOne() throws InterruptedException {
        AtomicInteger state = new AtomicInteger();
        watchers.add("run", heard::add, state::get);
        List<Thread> tellers = new ArrayList<>();
        CountDownLatch start = new CountDownLatch(1);
        for (int i = 0; i < 4; i++) {
            Thread teller = new Thread(() -> {
                try {
                    start.await();
                } catch (InterruptedException e) {
                    return;
                }
                for (int k = 0; k < 500; k++) watchers.tell("run", state::incrementAndGet);
            });
            teller.start();
            tellers.add(teller);
        }
        start.countDown();
        for (Thread teller : tellers) teller.join();
        assertThat(heard.stream().map(Integer::parseInt)).hasSize(2001).isSorted();
    }
}
