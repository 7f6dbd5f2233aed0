package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many games at once against scripts that answer at once. {@code -Dkumite.crowd=100} makes it the measurement of
 * docs/api.md; a few will do for every day.
 */
@Tag("slow")
class CrowdTest {
    private static final int GAMES = Integer.getInteger("kumite.crowd", 8);
    private static final String AGENT = "mcts(iterations=" + (GAMES >= 100 ? 1000 : 100) + ")";

    private final AtomicInteger answers = new AtomicInteger();
    private final AtomicInteger longest = new AtomicInteger();

    /** A script with a connection of its own. */
    private final class Player {
        private final LiveClient live;
        private final Random random;
        private final CompletableFuture<String> end = new CompletableFuture<>();
        private int asked = -1;
        private int seen = -1;

        Player(Client client, int number) {
            random = new Random(number);
            String id = client.liveGame("{'game':'onitama','seed':" + number + ",'seats':['person','" + AGENT + "']}");
            live = client.live("/api/live-games/" + id + "/live");
            live.onMessage(this::take);
        }

        private void take(JsonNode message) {
            if (message.get("type").asText().equals("error"))
                end.completeExceptionally(new AssertionError(message.toString()));
            if (!message.get("type").asText().equals("liveGame")) return;
            JsonNode state = message.get("liveGame");
            int plies = state.get("plies").asInt();
            if (!state.get("trouble").isNull()) end.completeExceptionally(new AssertionError(state.get("trouble")));
            if (plies <= seen) return;
            seen = plies;
            boolean answered =
                    plies > 0 && state.get("history").get(plies - 1).get("side").asInt() == 1;
            if (answered) {
                int now = answers.incrementAndGet();
                if (asked >= 0) longest.accumulateAndGet(now - asked, Math::max);
            }
            if (!state.get("over").isNull())
                end.complete(state.get("over").get("sentence").asText());
            else if (state.get("now").get("sideToMove").asInt() == 0) {
                JsonNode moves = state.get("now").get("moves");
                JsonNode move = moves.get(random.nextInt(moves.size())).get("move");
                asked = answers.get();
                live.send("{'type':'move','move':" + move + ",'ply':" + plies + "}");
            }
        }
    }

    @Test
    void everybodyIsAnswered(@TempDir Path folder) {
        long start = System.nanoTime();
        try (Client client = new Client(folder.resolve("k.db"))) {
            List<Player> players = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) players.add(new Player(client, i));
            for (Player player : players)
                assertThat(Awaitility.await()
                                .atMost(Duration.ofMinutes(10))
                                .until(() -> player.end.isDone() ? player.end.join() : "", end -> !end.isEmpty()))
                        .contains("wins");
            assertThat(client.log).isEmpty();
            players.forEach(player -> player.live.close());
        }
        if (GAMES >= 100)
            System.out.printf(
                    "%d games of %s at once: %d answers in %.1f s, at most %d to others while one waited%n",
                    GAMES, AGENT, answers.get(), (System.nanoTime() - start) / 1e9, longest.get() - 1);
    }
}
