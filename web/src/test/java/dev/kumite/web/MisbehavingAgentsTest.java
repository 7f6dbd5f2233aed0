package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Agents that hang or throw, in any of their methods, cost their own game its move and no other game anything. */
@Tag("slow")
@Tag("jdk")
class MisbehavingAgentsTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";

    @TempDir
    private Path folder = Path.of("");

    private Client client;

    @BeforeEach
    void start() throws IOException {
        Misbehaving.RELEASED.set(false);
        Limits usual = Limits.USUAL;
        Limits quick = Client.limits(usual.liveGames(), usual.connections(), usual.waiting(), 1, 1, 1);
        client = new Client(
                folder.resolve("k.db"), List.of(), Misbehaving.with(folder.resolve("plugins")), quick, "127.0.0.1");
    }

    @AfterEach
    void stop() {
        Misbehaving.RELEASED.set(true);
        await().until(() -> Misbehaving.HANGING.get() == 0);
        client.close();
    }

    private String liveGame(String agent) {
        return client.liveGame("{'game':'" + DEAL + "','seats':['" + agent + "','person']}");
    }

    private JsonNode awaitTrouble(String id) {
        return await().until(
                        () -> client.get("/api/live-games/" + id).body(),
                        now -> !now.get("trouble").isNull());
    }

    private void awaitMove(String id) {
        await().until(() ->
                client.get("/api/live-games/" + id).body().get("plies").asInt() == 1);
    }

    @Test
    void whoHangsLosesOnTime() {
        String id = client.liveGame("{'game':'" + DEAL + "','seats':['person','person'],'clock':'1/1'}");
        for (String move : List.of("ox:a1a2", "horse:a5a4"))
            client.post("/api/live-games/" + id + "/move", "{'move':'" + move + "'}");
        client.post("/api/live-games/" + id + "/seats", "{'seats':['misbehaving','person']}");
        JsonNode state = await().until(
                        () -> client.get("/api/live-games/" + id).body(),
                        now -> !now.get("over").isNull() || !now.get("trouble").isNull());
        assertThat(state.get("over").get("ending").asText()).isEqualTo("overtime");
    }

    @ParameterizedTest
    @CsvSource({"hangs,choose", "hangs,create", "throws,choose", "throws,create", "fails,choose", "fails,create"})
    void theGameSaysWhatIsWrongAndCanGoOnWithAnother(String how, String in) {
        String agent = "misbehaving(how=" + how + ", in=" + in + ")";
        String id = liveGame(agent);
        JsonNode state = awaitTrouble(id);
        assertThat(state.get("trouble").asText()).contains("'" + agent + "'");
        assertThat(state.get("thinking").isNull()).isTrue();
        assertThat(client.post("/api/live-games/" + id + "/seats", "{'seats':['random','person']}")
                        .status())
                .isEqualTo(200);
        awaitMove(id);
    }

    @Test
    void asManyHangingAgentsAsThereAreThreadsKeepNobodyFromMoving() {
        int cores = Runtime.getRuntime().availableProcessors();
        for (int i = 0; i <= 2 * cores; i++) awaitTrouble(liveGame("misbehaving"));
        awaitMove(liveGame("random"));
        assertThat(client.get("/api/about").body().get("lostThreads").asInt()).isEqualTo(2 * cores + 1);
        Misbehaving.RELEASED.set(true);
        await().until(() -> client.get("/api/about").body().get("lostThreads").asInt() == 0);
        awaitMove(liveGame("random"));
    }

    @Test
    void whoHangsWhenToldOfAMoveOrLetGoKeepsNobodyWaiting() {
        String id = client.liveGame("{'game':'" + DEAL + "','seats':['misbehaving(in=played)','person']}");
        awaitMove(id);
        String move = client.get("/api/live-games/" + id)
                .body()
                .get("now")
                .get("moves")
                .get(0)
                .get("move")
                .asText();
        client.post("/api/live-games/" + id + "/move", "{'move':'" + move + "'}");
        assertThat(awaitTrouble(id).get("trouble").asText()).contains("did not answer in time");
        for (int i = 0; i < 3; i++) {
            String other = liveGame("misbehaving(in=close)");
            awaitMove(other);
            assertThat(client.delete("/api/live-games/" + other).status()).isEqualTo(204);
        }
        awaitMove(liveGame("random"));
    }

    @Test
    void whoHangsWhenLookedIntoKeepsNobodyElseWaiting() {
        String id = liveGame("misbehaving(in=look)");
        awaitMove(id);
        var looking = CompletableFuture.supplyAsync(() -> client.get("/api/live-games/" + id + "/tree"));
        await().until(() -> Misbehaving.HANGING.get() == 1);
        awaitMove(liveGame("random"));
        Misbehaving.RELEASED.set(true);
        assertThat(looking.join().status()).isEqualTo(404);
    }

    @Test
    void aHangingTrialIsRefusedWhileOthersPlay() {
        var asked = CompletableFuture.supplyAsync(
                () -> client.post("/api/agents/check", "{'agent':'misbehaving(in=trial)','game':'onitama'}"));
        await().until(() -> Misbehaving.HANGING.get() == 1);
        assertThat(client.get("/api/live-games").status()).isEqualTo(200);
        Misbehaving.RELEASED.set(true);
        assertThat(asked.join().status()).isEqualTo(200);
    }
}
