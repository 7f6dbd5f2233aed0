package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.games.Games;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Live games between persons and agents: undo, looking back, and a restart of the server. */
class LiveGameTest extends ServerTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";
    private static final String TWO_PERSONS = "{'game':'" + DEAL + "','seats':['person','person']}";

    private JsonNode does(String id, String command, String body) {
        Client.Answer answer = client.post("/api/live-games/" + id + "/" + command, body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        return answer.body();
    }

    private JsonNode firstMove(JsonNode state) {
        return state.get("now").get("moves").get(0).get("move");
    }

    @Test
    void twoPersonsPlayTakeBackAndLookBack() {
        String id = client.liveGame(TWO_PERSONS);
        does(id, "move", "{'move':'ox:a1a2','ply':0}");
        JsonNode state = does(id, "move", "{'move':'horse:a5a4'}");
        assertThat(state.get("plies").asInt()).isEqualTo(2);
        assertThat(state.get("lastMove").get("to").asText()).isEqualTo("a4");
        assertThat(state.get("history").get(0).get("by").asText()).isEqualTo("person");
        assertThat(does(id, "undo", "").get("cursor").asInt()).isEqualTo(1);
        assertThat(does(id, "redo", "").get("cursor").asInt()).isEqualTo(2);
        state = does(id, "goto", "{'ply':0}");
        assertThat(state.get("plies").asInt()).isEqualTo(2);
        assertThat(state.get("now").get("sideToMove").asInt()).isZero();
        state = does(id, "move", "{'move':'boar:b1b2'}");
        assertThat(state.get("plies").asInt()).isEqualTo(1);
        assertThat(client.post("/api/live-games/" + id + "/redo", "").status()).isEqualTo(409);
    }

    @Test
    void wrongMovesAreRefused() {
        String id = client.liveGame(TWO_PERSONS);
        assertThat(client.post("/api/live-games/" + id + "/move", "{'move':'ox:a1a5'}")
                        .status())
                .isEqualTo(400);
        assertThat(client.post("/api/live-games/" + id + "/move", "{}").status())
                .isEqualTo(400);
        assertThat(client.post("/api/live-games/" + id + "/move", "{'move':'ox:a1a2','ply':3}")
                        .status())
                .isEqualTo(409);
        assertThat(client.post("/api/live-games/" + id + "/undo", "").status()).isEqualTo(409);
        assertThat(client.post("/api/live-games/" + id + "/goto", "{'ply':1}").status())
                .isEqualTo(400);
        assertThat(client.post("/api/live-games/" + id + "/pace", "{'pace':-1}").status())
                .isEqualTo(400);
        assertThat(client.post("/api/live-games/" + id + "/seats", "{'seats':['person']}")
                        .status())
                .isEqualTo(400);
        assertThat(client.post("/api/live-games/" + id + "/jump", "").status()).isEqualTo(405);
    }

    @Test
    void whoNamesNobodyMeetsTheUsualOpponent() {
        JsonNode agents = client.get("/api/agents?game=checkers").body();
        JsonNode usual = agents.get("levels").get(agents.get("usualLevel").asInt());
        JsonNode seats =
                client.post("/api/live-games", "{'game':'checkers'}").body().get("seats");
        assertThat(seats.get(0).asText()).isEqualTo("person");
        assertThat(seats.get(1)).isEqualTo(usual.get("agent"));
        String redBegins = "{'game':'onitama(deal=ox+boar/horse+elephant/crab, first=red)'}";
        JsonNode red =
                client.post("/api/live-games", redBegins).body().get("seats").get(1);
        assertThat(red.asText()).isEqualTo("person");
        assertThat(client.post("/api/live-games", "{'seats':['person','person']}")
                        .body()
                        .get("game")
                        .asText())
                .isEqualTo(Games.offered().get(0).name());
        assertThat(client.post("/api/live-games", "{'game':'checkers','seats':[]}")
                        .error())
                .contains("'seats' must be a list of two");
    }

    @Test
    void resigningEndsTheGameUntilItIsTakenBack() {
        String id = client.liveGame(TWO_PERSONS);
        JsonNode state = does(id, "resign", "{'side':1}");
        assertThat(state.get("over").get("sentence").asText()).isEqualTo("Blue wins by resignation after 0 plies.");
        assertThat(client.post("/api/live-games/" + id + "/move", "{'move':'ox:a1a2'}")
                        .status())
                .isEqualTo(409);
        assertThat(does(id, "undo", "").get("over").isNull()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "katarenga(size=5)", "checkers"})
    @Tag("slow")
    void aPersonPlaysAWholeGameAgainstAnAgent(String game) {
        String id = client.liveGame("{'game':'" + game + "','seed':5,'seats':['person','greedy']}");
        int plies = 0;
        while (true) {
            int seen = plies;
            JsonNode state = await().until(
                            () -> client.get("/api/live-games/" + id).body(),
                            now -> !now.get("over").isNull()
                                    || now.get("now").get("sideToMove").asInt() == 0);
            if (!state.get("over").isNull()) break;
            plies = state.get("plies").asInt();
            assertThat(plies).isGreaterThanOrEqualTo(seen);
            does(id, "move", "{'move':" + firstMove(state) + ",'ply':" + plies + "}");
        }
        JsonNode state = client.get("/api/live-games/" + id).body();
        assertThat(state.get("over").get("sentence").asText()).endsWith("plies.");
        assertThat(state.get("history").get(1).get("by").asText()).isIn("greedy", "person");
    }

    @Test
    void undoGoesBackToThePersonsDecision() {
        String id = client.liveGame("{'game':'" + DEAL + "','seats':['person','random']}");
        does(id, "move", "{'move':'ox:a1a2'}");
        await().until(() ->
                client.get("/api/live-games/" + id).body().get("plies").asInt() == 2);
        JsonNode state = does(id, "undo", "");
        assertThat(state.get("cursor").asInt()).isZero();
        assertThat(state.get("plies").asInt()).isEqualTo(2);
        assertThat(does(id, "redo", "").get("cursor").asInt()).isEqualTo(2);
    }

    @Test
    void nobodyMovesForAnAgent() {
        String id = client.liveGame("{'game':'" + DEAL + "','seats':['mcts(time=50s)','person']}");
        Client.Answer answer = client.post("/api/live-games/" + id + "/move", "{'move':'ox:a1a2'}");
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.error()).isEqualTo("it is Blue's turn, and mcts(time=50s) plays that side");
    }

    @Test
    void aCommandIsAnsweredBrieflyOnRequest() {
        String id = client.liveGame(TWO_PERSONS);
        HttpResponse<String> brief = client.raw(HttpRequest.newBuilder(client.uri("/api/live-games/" + id + "/move"))
                .header("Content-Type", "application/json")
                .header("Prefer", "return=minimal")
                .POST(HttpRequest.BodyPublishers.ofString("{\"move\": \"ox:a1a2\"}"))
                .build());
        assertThat(brief.body()).isEqualTo("{\"version\":2}");
        assertThat(brief.headers().firstValue("Preference-Applied")).contains("return=minimal");
        assertThat(client.get("/api/live-games/" + id).body().get("version").asInt())
                .isEqualTo(2);
    }

    @Test
    @Tag("slow")
    void agentsAreWatchedStepByStep() {
        String id = client.liveGame("{'game':'onitama','seed':2,'seats':['random','greedy'],'paused':true}");
        assertThat(client.get("/api/live-games/" + id).body().get("plies").asInt())
                .isZero();
        does(id, "step", "");
        await().until(() ->
                client.get("/api/live-games/" + id).body().get("plies").asInt() == 1);
        assertThat(client.get("/api/live-games/" + id).body().get("thinking").isNull())
                .isTrue();
        does(id, "pace", "{'pace':0}");
        does(id, "resume", "");
        await().until(() ->
                !client.get("/api/live-games/" + id).body().get("over").isNull());
    }

    @Test
    void whatWasCapturedIsCountedUpToThePositionOnTheBoard() {
        String id = client.liveGame("{'game':'checkers','position':'B:WK15,22,30:B11,2','seats':['person','person']}");
        assertThat(captured(id)).isEqualTo("[\"\",\"\"]");
        does(id, "move", "{'move':'11x25'}");
        assertThat(captured(id)).isEqualTo("[\"\",\"km\"]");
        does(id, "move", "{'move':'30x21'}");
        assertThat(captured(id)).isEqualTo("[\"m\",\"km\"]");
        does(id, "undo", "");
        assertThat(captured(id)).isEqualTo("[\"\",\"km\"]");
    }

    private String captured(String id) {
        return client.get("/api/live-games/" + id).body().get("captured").toString();
    }

    @Test
    @Tag("slow")
    void gamesAreThereAfterARestart() {
        String id = client.liveGame(TWO_PERSONS);
        does(id, "move", "{'move':'ox:a1a2'}");
        does(id, "title", "{'title':'Ann – Bob'}");
        JsonNode before = client.get("/api/live-games/" + id).body();
        client.close();
        client = new Client(folder.resolve("k.db"));
        assertThat(client.get("/api/live-games/" + id).body()).isEqualTo(before);
        assertThat(client.get("/api/live-games")
                        .body()
                        .get("liveGames")
                        .get(0)
                        .get("title")
                        .asText())
                .isEqualTo("Ann – Bob");
        assertThat(client.delete("/api/live-games/" + id).status()).isEqualTo(204);
        assertThat(client.get("/api/live-games/" + id).status()).isEqualTo(404);
        assertThat(client.delete("/api/live-games/" + id).status()).isEqualTo(404);
    }
}
