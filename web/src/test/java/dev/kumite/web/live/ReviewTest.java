package dev.kumite.web.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.kumite.agents.Agents;
import dev.kumite.lab.store.StoredReview;
import dev.kumite.web.think.Allowance;
import dev.kumite.web.think.Thinkers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A review waits for whoever asked for it. */
class ReviewTest {
    private static final String POSITION = "B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar";

    private static final String REVIEW = "{\"type\":\"review\"";

    private final List<Throwable> log = new CopyOnWriteArrayList<>();
    private final List<String> heard = new CopyOnWriteArrayList<>();

    @Test
    void itRestsWhileNobodyWatchesAndGoesOnAfterwards(@TempDir Path folder) throws InterruptedException {
        try (Thinkers thinkers = new Thinkers(1, 10_000, 1 << 30, log::add);
                StoreAccess store = new StoreAccess(folder.resolve("k.db"), 1000);
                LiveGames games = new LiveGames(
                        new ServerContext(store, thinkers, Agents.shipped(), Allowance.of(Runtime.getRuntime()), false),
                        10)) {
            LiveGame live = games.open(new LiveGames.NewGame(
                    "onitama", POSITION, null, null, List.of("person", "person"), null, null, null, null));
            for (String move : List.of("ox:b1b2", "crab:b5b4", "boar:b2c2")) new Commands(live).move(move, null, null);
            CountDownLatch begun = new CountDownLatch(1);
            Consumer<String> first = message -> {
                heard.add(message);
                if (message.startsWith(REVIEW)) begun.countDown();
            };
            live.watch(first);
            new BackgroundAnalysis(live, 60).review("mcts(iterations=200k)");
            begun.await();
            live.leave(first);
            live.consider();
            assertThat(heard.get(heard.size() - 1)).doesNotContain("\"done\":4");
            heard.clear();
            live.watch(heard::add);
            await().until(() -> heard.stream().anyMatch(message -> message.contains("\"done\":4,\"of\":4")));
            Optional<StoredReview> stored =
                    store.ask(kept -> kept.review(live.state().id()));
            assertThat(stored.orElseThrow().moves()).hasSize(3);
        }
        assertThat(log).isEmpty();
    }
}
