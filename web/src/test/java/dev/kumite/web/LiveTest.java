package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Live connections: everything is told, commands come in, and whoever leaves stops the thinking. */
class LiveTest extends ServerTest {
    private static final String THINKER = "{'game':'onitama','seed':4,'seats':['mcts(time=50s)','mcts(time=50s)']}";

    private JsonNode thinking(String id) {
        return client.get("/api/live-games/" + id).body().get("thinking");
    }

    @Test
    void theThinkingIsShown() {
        String id = client.liveGame(THINKER);
        try (LiveClient live = client.live("/api/live-games/" + id + "/live")) {
            JsonNode message = live.await(one -> one.get("type").asText().equals("thinking"));
            JsonNode choice = message.get("choice");
            assertThat(choice.get("rootMoves").get(0).get("shape").get("path")).hasSize(2);
            assertThat(choice.get("line").get(0).get("move")).isEqualTo(choice.get("move"));
            assertThat(choice.get("perSecond").asDouble()).isPositive();
        }
    }

    @Test
    void thinkingStopsWhenTheLastWatcherGoesAndGoesOnWhenOneComesBack() {
        String id = client.liveGame(THINKER);
        LiveClient live = client.live("/api/live-games/" + id + "/live");
        live.await(one -> one.get("type").asText().equals("thinking"));
        live.vanish();
        await().until(() -> Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("kumite-thinking"))
                .noneMatch(thread -> thread.getState() == Thread.State.RUNNABLE));
        try (LiveClient back = client.live("/api/live-games/" + id + "/live")) {
            assertThat(back.awaitGame(state -> true).get("thinking").isNull()).isFalse();
            back.await(one -> one.get("type").asText().equals("thinking"));
        }
    }

    @Test
    void commandsComeInAndAreConfirmed() {
        String id = client.liveGame("{'game':'checkers','seats':['person','person']}");
        try (LiveClient one = client.live("/api/live-games/" + id + "/live");
                LiveClient other = client.live("/api/live-games/" + id + "/live")) {
            one.send("{'type':'move','move':'11-15','ply':0,'id':7}");
            assertThat(one.await(message -> message.path("id").asInt() == 7)
                            .get("type")
                            .asText())
                    .isEqualTo("done");
            assertThat(other.awaitGame(state -> state.get("plies").asInt() == 1)
                            .get("lastMove")
                            .get("to")
                            .asText())
                    .isEqualTo("15");
            one.send("{'type':'move','move':'11-15','id':'again'}");
            assertThat(one.await(message -> message.path("id").asText().equals("again"))
                            .get("error")
                            .asText())
                    .contains("11-15 is not legal here");
            one.send("{'type':'ping'}");
            one.await(message -> message.get("type").asText().equals("pong"));
            assertThat(client.delete("/api/live-games/" + id).status()).isEqualTo(204);
            one.await(message -> message.get("type").asText().equals("gone"));
        }
        assertThat(thinking("none")).isNull();
    }

    @Test
    void nonsenseIsAnsweredAndDoesNoHarm() {
        String id = client.liveGame("{'game':'onitama','seed':4,'seats':['person','greedy']}");
        JsonNode before = client.get("/api/live-games/" + id).body();
        Random random = new Random(5);
        String[] parts = {"{", "}", "'type'", ":", "'move'", "'undo'", "null", "[", "]", "1e999", "-1", ",", "'id'", "é"
        };
        try (LiveClient live = client.live("/api/live-games/" + id + "/live")) {
            for (int i = 0; i < 300; i++) {
                StringBuilder message = new StringBuilder();
                for (int j = random.nextInt(12); j >= 0; j--) message.append(parts[random.nextInt(parts.length)]);
                live.send(message.toString());
            }
            for (String odd : new String[] {"{'type':'goto'}", "{'type':5}", "{'type':'move','move':5}", "[]", "7"})
                live.send(odd);
            live.send("{'type':'ping'}");
            live.await(message -> message.get("type").asText().equals("pong"));
            assertThat(live.told)
                    .filteredOn(message -> message.get("type").asText().equals("error"))
                    .hasSizeGreaterThan(300);
        }
        assertThat(client.get("/api/live-games/" + id).body().get("plies")).isEqualTo(before.get("plies"));
    }

    @Test
    void aGameThatIsNotThereSaysSo() {
        LiveClient live = client.live("/api/live-games/none/live");
        assertThat(live.await(message -> true).get("error").asText()).contains("there is no game 'none'");
        await().until(() -> live.closed == 4000);
    }
}
