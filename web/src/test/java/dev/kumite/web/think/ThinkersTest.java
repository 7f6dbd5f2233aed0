package dev.kumite.web.think;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Everybody waits for his turn, and gets it. */
class ThinkersTest {
    private static final Game GAME = Games.parse("checkers");

    private final List<Throwable> log = new CopyOnWriteArrayList<>();
    private final List<String> answered = new CopyOnWriteArrayList<>();

    private static Question question(String key, String agent) {
        return new Question(key, Agents.shipped().parse(agent), GAME, GAME.start(1), List.of(), 1, Long.MAX_VALUE);
    }

    private Answer noting(String key, CountDownLatch done) {
        return new Answer() {
            @Override
            public void soFar(Choice choice) {
                done.countDown();
            }

            @Override
            public void done(Choice choice) {
                answered.add(key);
                done.countDown();
            }

            @Override
            public void failed(String why) {
                answered.add(key + ": " + why);
                done.countDown();
            }
        };
    }

    @Test
    void whoAsksFirstIsAnsweredFirst() throws InterruptedException {
        try (Thinkers thinkers = new Thinkers(1, 10_000, 1 << 30, log::add)) {
            CountDownLatch thinking = new CountDownLatch(1);
            Search slow = thinkers.move(question("slow", "mcts(time=50s)"), noting("slow", thinking));
            thinking.await();
            List<String> keys = List.of("a", "b", "c", "d", "e");
            CountDownLatch all = new CountDownLatch(keys.size());
            for (String key : keys) thinkers.move(question(key, "random"), noting(key, all));
            slow.cancel();
            all.await();
            assertThat(answered).isEqualTo(keys);
        }
        assertThat(log).isEmpty();
    }

    @Test
    void whatIsThoughtBesideTheGamesKeepsNoGameWaiting() throws InterruptedException {
        try (Thinkers thinkers = new Thinkers(1, 10_000, 1 << 30, log::add)) {
            CountDownLatch thinking = new CountDownLatch(1);
            Search aside = thinkers.aside(question("aside", "mcts(time=50s)"), noting("aside", thinking));
            thinking.await();
            CountDownLatch moved = new CountDownLatch(1);
            thinkers.move(question("game", "random"), noting("game", moved));
            moved.await();
            assertThat(answered).containsExactly("game");
            aside.cancel();
        }
        assertThat(log).isEmpty();
    }
}
