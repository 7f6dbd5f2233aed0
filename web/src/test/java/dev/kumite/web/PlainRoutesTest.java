package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions that leave nothing behind. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PlainRoutesTest {
    private static final String KINGS = "KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK";

    private Client client;

    @BeforeAll
    void start(@TempDir Path folder) {
        client = new Client(folder.resolve("k.db"));
    }

    @AfterAll
    void stop() {
        client.close();
        assertThat(client.log).isEmpty();
    }

    @Test
    void itSaysWhatItIs() {
        JsonNode about = client.get("/api/about").body();
        assertThat(about.get("name").asText()).isEqualTo("kumite");
        assertThat(about.get("limits").get("seconds").asInt()).isEqualTo(60);
    }

    @Test
    void aPositionIsDrawnWithAMove() {
        HttpResponse<String> picture =
                client.raw(HttpRequest.newBuilder(client.uri("/api/picture?game=checkers&move=11-15"))
                        .build());
        assertThat(picture.headers().firstValue("Content-Type").orElse("")).startsWith("image/svg+xml");
        assertThat(picture.body()).startsWith("<svg ").contains("<polyline ");
        assertThat(client.get("/api/picture?game=checkers&move=11-14").status()).isEqualTo(400);
        assertThat(client.get("/api/picture?game=chess").status()).isEqualTo(400);
    }

    @Test
    void gamesAndAgentsDescribeTheirForms() {
        assertThat(client.get("/api/games").body().get("games")).hasSize(3);
        JsonNode agents = client.get("/api/agents?game=onitama(size=7)").body();
        assertThat(agents.get("levels")).hasSizeBetween(6, 8);
        assertThat(agents.get("levels").get(0).get("rating").asInt(-1)).isZero();
        assertThat(agents.get("levels").get(2).get("rating").asInt()).isPositive();
        JsonNode mcts = null;
        for (JsonNode agent : agents.get("agents"))
            if (agent.get("name").asText().equals("mcts")) mcts = agent;
        assertThat(Objects.requireNonNull(mcts).get("options").get(0).toString())
                .contains("\"name\":\"c\"", "\"kind\":\"real\"", "\"low\":0.0", "\"high\":100.0");
        assertThat(agents.get("presets").toString()).doesNotContain("tischner-minimax");
    }

    @Test
    @Tag("slow")
    void everyLevelPlaysEveryGame() {
        for (JsonNode game : client.get("/api/games").body().get("games"))
            for (JsonNode level : client.get("/api/agents").body().get("levels")) {
                String question = "{'agent':'" + level.get("agent").asText() + "','game':'"
                        + game.get("name").asText() + "'}";
                assertThat(client.post("/api/agents/check", question).status()).isEqualTo(200);
            }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "onitama | B:Bc1,Mb2:Ra5,Mc5:tiger+ox/crab+eel/boar | tiger:b2b4 | step | b2,b4 | | tiger",
                "onitama | B:Bb3,Mb2:Ra5,Mb5:tiger+ox/crab+eel/boar | tiger:b3b5 | step | b3,b5 | b5 | tiger",
                "katarenga(size=4) | W:Wa1,c4:Ba4,b4:KRBN/NKRB/BNKR/RBNK:0-0 | c4off | score | c4 | |",
                "katarenga(rules=published) | W:Wa1,c8:Ba8,b8:" + KINGS + ":0-0 | c8camp | camp | c8 | |",
                "checkers | B:W15,22,24:B11,K2 | 11x25 | jump | 11,18,25 | 15,22 |",
            })
    void movesHaveShapes(
            String game, String position, String move, String kind, String path, String captured, String card) {
        JsonNode view = client.post("/api/position", "{'game':'" + game + "','position':'" + position + "'}")
                .body();
        JsonNode shape = null;
        for (JsonNode one : view.get("moves"))
            if (String.join(",", texts(one.get("path"))).equals(path)) shape = one;
        assertThat(shape).as(view.toString()).isNotNull();
        Objects.requireNonNull(shape);
        assertThat(shape.get("kind").asText()).isEqualTo(kind);
        assertThat(texts(shape.get("captured"))).isEqualTo(captured == null ? List.of() : List.of(captured.split(",")));
        assertThat(shape.get("card").asText("")).isEqualTo(card == null ? "" : card);
        assertThat(shape.get("move").asText()).isEqualTo(move);
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(one -> texts.add(one.asText()));
        return texts;
    }

    @Test
    void aPassExchangesACard() {
        String position = "{'game':'onitama','position':'B:Ba5,Ma4:Rc5,Me5:tiger+crane/crab+eel/boar'}";
        JsonNode view = client.post("/api/position", position).body();
        assertThat(view.get("sideToMove").asInt()).isZero();
        for (JsonNode move : view.get("moves"))
            if (move.get("kind").asText().equals("pass"))
                assertThat(move.get("from").isNull()).isTrue();
    }

    @Test
    void movesLeadOn() {
        JsonNode view = client.post("/api/position", "{'game':'checkers','moves':['11-15','22-18','15x22']}")
                .body();
        assertThat(view.get("sideToMove").asInt()).isEqualTo(1);
        assertThat(view.get("position").asText()).startsWith("W:");
        assertThat(view.get("moves").get(0).get("kind").asText()).isEqualTo("jump");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "/api/position | {'game':'chess'} | there is no game 'chess'",
                "/api/position | {} | 'game' is missing",
                "/api/position | {'game':'onitama','sed':3} | there is no field 'sed' here; did you mean 'seed'",
                "/api/position | {'game':'onitama','seed':'x'} | the field 'seed' must be a whole number",
                "/api/position | {'game':'onitama','position':'x'} | the position 'x' has 1 parts",
                "/api/position | {'game':'checkers','moves':['1-2']} | 1-2 is not legal here",
                "/api/position | {'game':'checkers','moves':[null]} | 'moves'",
                "/api/position | [] | a JSON object is wanted",
                "/api/position | {'game': | this is no JSON",
                "/api/agents/check | {'agent':'strong(time=2h)','game':'onitama'} | must be a time",
                "/api/agents/check | {'agent':'strong(time=61s)','game':'onitama'} | more than this server allows; at"
                        + " most 60s",
                "/api/agents/check | {'agent':'mcts(threads=99)','game':'onitama'} | more than this server allows",
                "/api/agents/check | {'agent':'nus-minimax','game':'checkers'} | has no evaluation 'nus'",
                "/api/agents/check | {'game':'checkers'} | 'agent' is missing",
            })
    void badQuestionsAreAnsweredInOneLine(String path, String body, String line) {
        Client.Answer answer = client.post(path, body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error()).contains(line).doesNotContain("\n", "Exception", "com.fasterxml");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/nothing",
                "/nothing.js",
                "/lib/lit/nothing.js",
                "/lib/passwd",
                "/..%2f..%2fpom.xml",
                "/api/live-games/unknown"
            })
    void whatIsNotThereIsNotFound(String path) {
        HttpResponse<String> response =
                client.raw(HttpRequest.newBuilder(client.uri(path)).build());
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.body()).startsWith("{\"error\":\"");
    }

    private HttpResponse<String> page(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(client.uri(path));
        return client.raw((headers.length == 0 ? request : request.headers(headers)).build());
    }

    @Test
    void thePageAllowsNoScriptButItsOwn() {
        HttpResponse<String> page = page("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'self'", "script-src 'self';", "object-src 'none'");
        assertThat(page.body()).doesNotContain("importmap");
    }

    @Test
    void everyFileThatThePageNamesMayBeKeptForEver() {
        String page = page("/").body();
        List<String> links = Pattern.compile("(?:src|href)=\"(/[^\"]+)\"")
                .matcher(page)
                .results()
                .map(link -> link.group(1))
                .toList();
        assertThat(links).hasSizeBetween(3, 5).anyMatch(link -> link.startsWith("/app.js?v="));
        for (String link : links) {
            HttpResponse<String> file = page(link);
            assertThat(file.statusCode()).isEqualTo(200);
            assertThat(file.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
        }
    }

    @Test
    void whoeverHasAFileIsToldSo() {
        HttpResponse<String> script = page("/app.js");
        assertThat(script.headers().firstValue("Cache-Control")).contains("no-cache");
        String tag = script.headers().firstValue("ETag").orElseThrow();
        assertThat(page("/app.js", "If-None-Match", tag).statusCode()).isEqualTo(304);
        assertThat(page("/app.js?v=" + "0".repeat(16)).headers().firstValue("Cache-Control"))
                .contains("no-cache");
    }

    @Test
    void librariesAreServedForThoseWhoWorkOnThePage() {
        assertThat(page("/lib/lit/index.js").body()).contains("lit-html");
        for (String file :
                List.of("lit-html/lit-html.js", "lit-element/lit-element.js", "reactive-element/reactive-element.js"))
            assertThat(page("/lib/" + file).statusCode()).isEqualTo(200);
    }
}
