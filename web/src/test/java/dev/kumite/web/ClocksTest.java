package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Live games with a clock, which the server keeps. */
class ClocksTest extends ServerTest {
    private String id = "";

    /** Two persons, who have made the moves that cost nothing. */
    private void begin(String clock) {
        id = client.liveGame("{'game':'checkers','seats':['person','person'],'clock':'" + clock + "'}");
        act("move", "{'move':'11-15'}");
        act("move", "{'move':'22-18'}");
    }

    private JsonNode act(String command, String body) {
        Client.Answer answer = client.post("/api/live-games/" + id + "/" + command, body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        return answer.body();
    }

    private JsonNode state() {
        return client.get("/api/live-games/" + id).body();
    }

    private static long left(JsonNode state, int side) {
        return state.get("clock").get("left").get(side).asLong();
    }

    private JsonNode awaitOver() {
        return await().until(this::state, state -> !state.get("over").isNull()).get("over");
    }

    private String record() {
        return client.raw(HttpRequest.newBuilder(client.uri("/api/live-games/" + id + "/record"))
                        .build())
                .body();
    }

    @Test
    void aGameHasNoClockUnlessItIsAskedFor() {
        id = client.liveGame("{'game':'checkers','seats':['person','person']}");
        assertThat(state().get("clock").isNull()).isTrue();
        assertThat(record()).doesNotContain("TimeControl");
        assertThat(client.post("/api/live-games", "{'clock':'5 minutes'}").error())
                .startsWith("no clock is written '5 minutes'; 1/30");
    }

    @Test
    void theFirstMovesAreFreeAndLaterOnesEarnTheIncrement() {
        id = client.liveGame("{'game':'checkers','seats':['person','person'],'clock':'60+5'}");
        act("move", "{'move':'11-15'}");
        JsonNode clock = state().get("clock");
        assertThat(clock.toString())
                .isEqualTo("{\"control\":\"60+5\",\"left\":[60000,60000],\"running\":null,\"low\":12000}");
        JsonNode second = act("move", "{'move':'22-18'}");
        assertThat(second.get("clock").get("running").asInt()).isZero();
        JsonNode third = act("move", "{'move':'15x22'}");
        assertThat(left(third, 0)).isBetween(5_000L, 65_000L);
        assertThat(third.get("clock").get("running").asInt()).isOne();
        JsonNode later = await().until(this::state, state -> left(state, 1) < 60_000);
        assertThat(left(later, 0)).isEqualTo(left(third, 0));
    }

    @Test
    void aFallenFlagIsTheEndAndIsRecorded() {
        begin("1/1");
        JsonNode over = awaitOver();
        assertThat(over.get("sentence").asText()).isEqualTo("White wins on time after 2 plies.");
        assertThat(over.get("ending").asText()).isEqualTo("overtime");
        assertThat(over.get("winner").asInt()).isOne();
        assertThat(state().get("clock").get("left").get(0).asLong()).isZero();
        assertThat(client.post("/api/live-games/" + id + "/move", "{'move':'15x22'}")
                        .error())
                .isEqualTo("the game is over: White wins on time after 2 plies.");
        assertThat(record()).contains("[Result \"0-1\"]", "[Termination \"overtime\"]", "[TimeControl \"1/1\"]");
        assertThat(client.get("/api/live-games").body().get("liveGames").get(0).get("over"))
                .isEqualTo(over);
        ObjectNode text = ((ObjectNode) state()).objectNode().put("text", record());
        Client.Answer read = client.post("/api/records", text.toString());
        assertThat(read.body().get("liveGames").get(0).get("over")).isEqualTo(over);
    }

    @Test
    void aGameLostOnTimeGoesOnWithoutAClockIfItIsTakenBack() {
        begin("1/1");
        awaitOver();
        JsonNode back = act("undo", "");
        assertThat(back.get("over").isNull()).isTrue();
        assertThat(back.get("clock").isNull()).isTrue();
        assertThat(act("move", "{'move':'15x22'}").get("plies").asInt()).isEqualTo(3);
    }

    @Test
    void aPausedClockStandsStill() {
        begin("60+0");
        assertThat(act("pause", "").get("clock").get("running").isNull()).isTrue();
        long left = left(state(), 0);
        assertThat(act("resume", "").get("clock").get("running").asInt()).isZero();
        assertThat(left(state(), 0)).isLessThanOrEqualTo(left);
        assertThat(act("goto", "{'ply':1}").get("clock").get("running").isNull())
                .as("an earlier position is on the board")
                .isTrue();
    }

    @Test
    void whatIsLeftSurvivesARestart() {
        begin("60+0");
        await().until(() -> left(state(), 0) < 60_000);
        long before = left(state(), 0);
        client.close();
        client = new Client(folder.resolve("k.db"));
        JsonNode after = state();
        assertThat(left(after, 0)).isBetween(1L, before);
        assertThat(left(after, 1)).isEqualTo(60_000);
        assertThat(after.get("clock").get("running").asInt()).isZero();
    }

    /** By its own budget the agent would think for longer than the whole game may take. */
    @Test
    @Tag("slow")
    void anAgentMovesWithinItsClock() {
        id = client.liveGame("{'game':'checkers','seats':['random','mcts(time=50s)'],'pace':0,'clock':'20+0'}");
        JsonNode state = await().until(this::state, now -> now.get("plies").asInt() >= 6);
        assertThat(state.get("over").isNull()).isTrue();
        assertThat(left(state, 1)).isBetween(1L, 19_900L);
    }

    @Test
    void nobodyWithALinkStopsTheClock() {
        begin("60+0");
        String token = client.post("/api/live-games/" + id + "/links", "{'side':1}")
                .body()
                .get("token")
                .asText();
        Client.Answer guest = client.post("/api/live-games/" + id + "/pause?token=" + token, "");
        assertThat(guest.status()).isEqualTo(403);
        Client.Answer host = client.post("/api/live-games/" + id + "/pause", "");
        assertThat(host.status()).as("nor behind the guest's back").isEqualTo(409);
        assertThat(state().get("clock").get("running").asInt()).isZero();
    }
}
