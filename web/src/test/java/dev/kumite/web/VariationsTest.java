package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Variations of a live game: added, analysed, deleted, written into a record and read back. */
class VariationsTest extends ServerTest {

    private static List<String> moves(JsonNode variations) {
        List<String> moves = new ArrayList<>();
        for (JsonNode node : variations.get("nodes"))
            moves.add(node.get("parent").asInt() + " " + node.get("move").asText()
                    + (node.get("played").asBoolean() ? "" : " tried"));
        return moves;
    }

    private String record(String game) {
        return client.raw(HttpRequest.newBuilder(client.uri(game + "/record")).build())
                .body();
    }

    @Test
    void movesAreTriedWithoutChangingTheGame() {
        String game = "/api/live-games/"
                + client.liveGame("{'game':'checkers','seats':['person','person']," + "'moves':['11-15','23-19']}");
        assertThat(client.get(game).body().get("plies").asInt()).isEqualTo(2);
        assertThat(moves(client.get(game + "/variations").body())).containsExactly("-1 11-15", "0 23-19");
        client.post(game + "/variation", "{'moves':['11-15','22-18','15x22']}");
        JsonNode both = client.post(game + "/variation", "{'moves':['11-15','23-19','8-11']}")
                .body();
        assertThat(moves(both))
                .containsExactly("-1 11-15", "0 23-19", "0 22-18 tried", "2 15x22 tried", "1 8-11 tried");
        assertThat(both.get("nodes").get(2).get("side").asInt()).isOne();
        assertThat(client.get(game).body().get("plies").asInt()).isEqualTo(2);
        client.post(game + "/move", "{'move':'9-14'}");
        assertThat(moves(client.get(game + "/variations").body()))
                .startsWith("-1 11-15", "0 23-19", "1 9-14")
                .hasSize(6);
        assertThat(client.post(game + "/drop-variation", "{'moves':['11-15','23-19']}")
                        .error())
                .isEqualTo("this move was played in the game; only variations can be deleted");
        JsonNode fewer = client.post(game + "/drop-variation", "{'moves':['11-15','22-18']}")
                .body();
        assertThat(moves(fewer)).containsExactly("-1 11-15", "0 23-19", "1 9-14", "1 8-11 tried");
    }

    @Test
    void aWrongMoveIsNamed() {
        String game = "/api/live-games/" + client.liveGame("{'game':'checkers','seats':['person','person']}");
        assertThat(client.post(game + "/variation", "{'moves':['11-15','11-15']}")
                        .error())
                .startsWith("11-15 is not legal here");
        assertThat(client.post(game + "/variation", "{}").error()).startsWith("'moves' is missing");
        assertThat(client.post("/api/live-games", "{'game':'checkers','moves':['1-2']}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void theAnalysisIsOfThePositionAfterSomeMoves() {
        String game = "/api/live-games/" + client.liveGame("{'game':'checkers','seats':['person','person']}");
        try (LiveClient live = client.live(game + "/live")) {
            client.post(game + "/analysis", "{'agent':'strong(depth=2)','moves':['11-15','22-18']}");
            JsonNode found = live.await(message -> message.get("type").asText().equals("analysis"));
            assertThat(found.get("ply").asInt()).isEqualTo(2);
            assertThat(found.get("choice").get("move").asText()).isEqualTo("15x22");
            JsonNode there = client.post("/api/position", "{'game':'checkers','moves':['11-15','22-18']}")
                    .body();
            assertThat(found.get("position")).isEqualTo(there.get("position"));
        }
        assertThat(client.post(game + "/analysis", "{'agent':'mcts','ply':0,'moves':[]}")
                        .error())
                .startsWith("either 'ply' or 'moves'");
    }

    @Test
    void variationsGoIntoFilesAndComeOutOfThem() {
        String game = "/api/live-games/"
                + client.liveGame("{'game':'checkers','seats':['person','person'],'moves':['11-15','23-19']}");
        client.post(game + "/variation", "{'moves':['11-15','22-18','15x22']}");
        client.post(game + "/resign", "{'side':1}");
        String text = record(game);
        assertThat(text).endsWith("\n1. 11-15 23-19 (1... 22-18 2. 15x22) 1-0\n");
        String quoted = text.replace("\"", "\\\"").replace("\n", "\\n");
        JsonNode line = client.post("/api/records", "{'text':'" + quoted + "'}")
                .body()
                .get("liveGames")
                .get(0);
        String copy = "/api/live-games/" + line.get("id").asText();
        assertThat(moves(client.get(copy + "/variations").body()))
                .containsExactly("-1 11-15", "0 23-19", "0 22-18 tried", "2 15x22 tried");
        assertThat(record(copy)).endsWith(" (1... 22-18 2. 15x22) 1-0\n");
        assertThat(client.post("/api/records", "{'text':'1. 11-15 (1. 9-15) *'}")
                        .error())
                .startsWith("the file:1:14: 9-15 is not legal here");
    }

    @Test
    void whatFollowsTheLastMoveIsTheEndOfTheRecordUnlessTheGameIsOver() {
        String game = "/api/live-games/"
                + client.liveGame("{'game':'checkers','seats':['person','person'],'moves':['11-15']}");
        client.post(game + "/variation", "{'moves':['11-15','23-19']}");
        client.post(game + "/variation", "{'moves':['11-15','23-18']}");
        assertThat(record(game)).contains("[Result \"*\"]").endsWith("\n1. 11-15 23-19 (1... 23-18) *\n");
        client.post(game + "/resign", "{'side':1}");
        assertThat(record(game)).contains("[Result \"1-0\"]").endsWith("\n1. 11-15 1-0\n");
    }
}
