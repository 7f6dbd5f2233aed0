package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.lab.store.Store;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Live games are in the memory of one server: a second one on the same store only watches, and says who plays. */
class StoreHolderTest extends ServerTest {
    private static final String GAME = "{'game':'checkers','seats':['person','greedy'],'paused':true}";

    private Client second() {
        return new Client(folder.resolve("k.db"));
    }

    private String line() {
        return "This server only watches: the store " + folder.resolve("k.db")
                + " is in use by the server at http://127.0.0.1:" + client.server.port() + "/ (process "
                + ProcessHandle.current().pid() + "). Open that page to play, or name another store with --store.";
    }

    @Test
    @Tag("slow")
    void aSecondServerShowsWhatTheFirstOneStores() {
        String game = client.liveGame(GAME);
        String path = "/api/live-games/" + game;
        try (Client second = second();
                LiveClient live = second.live(path + "/live")) {
            assertThat(client.get("/api/about").body().get("watching").isNull()).isTrue();
            assertThat(second.get("/api/about").body().get("watching").asText()).isEqualTo(line());
            assertThat(second.server.watching()).contains(line());
            live.awaitGame(state -> state.get("plies").asInt() == 0);
            client.post(path + "/move", "{'move':'11-15'}");
            live.awaitGame(state -> state.get("plies").asInt() == 1);
            assertThat(second.get(path).body().get("plies").asInt()).isEqualTo(1);
            client.post(path + "/name", "{'side':0,'name':'Anna'}");
            live.awaitGame(state -> state.get("names").get(0).asText().equals("Anna"));
            assertThat(second.get("/api/live-games?search=anna")
                            .body()
                            .get("found")
                            .asInt())
                    .isEqualTo(1);
            assertThat(second.post("/api/position", "{'game':'checkers'}").status())
                    .isEqualTo(200);
            assertThat(second.raw(HttpRequest.newBuilder(second.uri("/api/live-games/records"))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"ids\": [\"" + game + "\"]}"))
                                    .build())
                            .statusCode())
                    .isEqualTo(200);
            client.delete(path);
            live.await(message -> message.get("type").asText().equals("gone"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/live-games",
                "/api/live-games/ID/move",
                "/api/live-games/ID/name",
                "/api/live-games/ID/analysis",
                "/api/live-games/ID/links",
                "/api/live-games/delete",
                "/api/records",
                "/api/positions",
                "/api/runs",
                "/api/runs/1/resume",
                "/api/trainings",
                "/api/solving",
            })
    void aSecondServerRefusesWhateverIsStored(String path) {
        String game = client.liveGame(GAME);
        try (Client second = second()) {
            Client.Answer answer = second.post(path.replace("ID", game), "{}");
            assertThat(answer.status()).isEqualTo(409);
            assertThat(answer.error()).isEqualTo(line());
            assertThat(second.delete("/api/live-games/" + game).status()).isEqualTo(409);
        }
        assertThat(client.get("/api/live-games/" + game).status()).isEqualTo(200);
    }

    @Test
    void aSecondServerTakesNoCommandsOverALiveConnectionAndLetsNoAgentMove() {
        String game = client.liveGame("{'game':'checkers','seats':['greedy','person']}");
        String path = "/api/live-games/" + game;
        try (Client second = second();
                LiveClient live = second.live(path + "/live")) {
            live.awaitGame(state -> true);
            live.send("{\"type\": \"title\", \"title\": \"mine\", \"id\": 1}");
            JsonNode refused =
                    live.await(message -> message.get("type").asText().equals("error"));
            assertThat(refused.get("error").asText()).isEqualTo(line());
            assertThat(second.get(path).body().get("thinking").isNull()).isTrue();
        }
    }

    @Test
    void aStoreThatWasLetGoIsTakenAndOtherProgramsMayUseItAllTheTime() {
        Path store = folder.resolve("k.db");
        try (Store beside = Store.open(store)) {
            assertThat(beside.savePosition("from beside", "checkers", "B:W32:B1")
                            .id())
                    .isPositive();
        }
        assertThat(client.get("/api/positions").body().get("positions")).hasSize(1);
        client.close();
        assertThat(Files.exists(folder.resolve("k.db.server"))).isFalse();
        client = new Client(store);
        assertThat(client.server.watching()).isEmpty();
    }
}
