package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.agents.Agents;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredLiveGame;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/**
 * Whoever starts the server names the programs that may run; no request, message, tournament or store can name another.
 * Every attempt here would leave a file behind.
 */
@Tag("slow")
class NoCommandTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Map<String, Object> SENSIBLE = Map.ofEntries(
            Map.entry("game", "onitama"),
            Map.entry("kind", "match"),
            Map.entry("a", "random"),
            Map.entry("b", "random"),
            Map.entry("agent", "random"),
            Map.entry("agents", List.of("random", "greedy")),
            Map.entry("seats", List.of("person", "random")),
            Map.entry("games", 2),
            Map.entry("seed", 1),
            Map.entry("name", "x"),
            Map.entry("title", "x"));

    @TempDir
    private Path folder = Path.of("");

    private Path trace;
    private Client client;
    private List<String> hostile;

    @BeforeEach
    void start() throws IOException {
        trace = folder.resolve("trace");
        String touch = "touch " + trace;
        Path engines = folder.resolve("engines.yaml");
        String named = "engines:\n  - name: evil\n    command: [touch, " + trace + "]\n";
        Files.writeString(engines, named);
        hostile = List.of(
                touch,
                "$(" + touch + ")",
                "; " + touch,
                "mybot(command=" + touch + ")",
                "mybot(options=command:" + touch + ")",
                "evil",
                "engine(command=[touch, " + trace + "])",
                "strong(engines=" + engines + ")",
                "litama:" + touch,
                "!!java.lang.ProcessBuilder [[touch, " + trace + "]]",
                "name: t\ngame: onitama\ngames: 2\nschedule: round-robin\nagents: {a: evil, b: random}\n" + named,
                "name: t\ngame: onitama\ngames: 2\nschedule: round-robin\nagents: {a: 'mybot(command=" + touch
                        + ")', b: random}\n",
                "[Blue \"" + touch + "\"]\n[Red \"evil\"]\n\n*\n");
        EngineSetup mybot = new EngineSetup(
                "mybot",
                List.of("touch", trace.toString()),
                folder,
                List.of("katarenga"),
                Map.of(),
                false,
                1_000_000_000L);
        Agents agents = Agents.shipped().with(List.of(new EngineType(mybot)));
        prepareStore();
        client = new Client(folder.resolve("k.db"), List.of(), agents, Limits.USUAL, "127.0.0.1");
    }

    /** Runs 1 to n and live games 0 to n − 1 whose agents are hostile texts. */
    private void prepareStore() {
        try (Store store = Store.open(folder.resolve("k.db"))) {
            for (int i = 0; i < hostile.size(); i++) {
                String agent = hostile.get(i);
                List<Contest> contests = List.of(
                        Contest.Match.of("onitama", agent, "random", 2), Contest.Match.of("onitama", agent, "evil", 2));
                String ladder = """
                        game: onitama
                        advantage: 0
                        draws: 0
                        anchors:
                          - {agent: random, rating: 0, low: 0, high: 0, games: 2}
                          - {agent: evil, rating: 0, low: 0, high: 0, games: 2}
                        """;
                Plan plan = new Plan(
                        "rating of " + agent,
                        1,
                        contests,
                        new Stop.Never(),
                        dev.kumite.lab.play.Limits.USUAL,
                        null,
                        i % 2 == 0 ? null : new Plan.Rating(50, 4, ladder));
                store.begin("key" + i, plan, "test", "here", List.of());
                String position = Games.parse("onitama")
                        .notation()
                        .write(Games.parse("onitama").opening(0, 1));
                store.put(new StoredLiveGame(
                        "live" + i,
                        "x",
                        "onitama",
                        List.of(agent, agent),
                        position,
                        List.of(),
                        0,
                        -1,
                        0,
                        false,
                        null,
                        null,
                        1,
                        1,
                        1));
            }
        }
    }

    @AfterEach
    void stop() {
        client.close();
    }

    private void nothingWasStarted() {
        assertThat(trace).doesNotExist();
        assertThat(ProcessHandle.current().descendants()).isEmpty();
        assertThat(client.log).isEmpty();
    }

    private HttpResponse<String> send(String path, Map<String, Object> body) throws IOException {
        HttpResponse<String> response = client.raw(HttpRequest.newBuilder(client.uri(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)))
                .build());
        assertThat(response.statusCode()).as(path + " " + body).isLessThan(500);
        return response;
    }

    /** The fields of every body that the interface takes, by the path of the request. */
    private Map<String, Map<String, JsonNode>> bodies() {
        JsonNode api = JSON.valueToTree(new Yaml()
                .load(client.raw(HttpRequest.newBuilder(client.uri("/api/openapi.yaml"))
                                .build())
                        .body()));
        Map<String, Map<String, JsonNode>> bodies = new LinkedHashMap<>();
        api.get("paths").properties().forEach(path -> {
            JsonNode content = path.getValue().path("post").path("requestBody").path("content");
            String schema =
                    content.path("application/json").path("schema").path("$ref").asText();
            if (schema.isEmpty()) return;
            Map<String, JsonNode> fields = new LinkedHashMap<>();
            api.at(schema.substring(1) + "/properties")
                    .properties()
                    .forEach(field -> fields.put(field.getKey(), field.getValue()));
            bodies.put(path.getKey(), fields);
        });
        return bodies;
    }

    @Test
    void noBodyOfAnyRequestNamesACommand() throws IOException {
        String live = client.liveGame("{'game': 'onitama', 'seats': ['person', 'random']}");
        Map<String, Map<String, JsonNode>> bodies = bodies();
        assertThat(bodies).containsKeys("/api/runs", "/api/live-games", "/api/live-games/{id}/seats", "/api/move");
        for (var body : bodies.entrySet()) {
            String path = body.getKey().replace("{id}", body.getKey().contains("runs") ? "1" : live);
            Map<String, Object> usual = new LinkedHashMap<>(SENSIBLE);
            usual.keySet().retainAll(body.getValue().keySet());
            for (var field : body.getValue().entrySet())
                for (String text : hostile) {
                    boolean list = field.getValue().path("type").asText().equals("array");
                    usual.put(field.getKey(), list ? List.of(text, text) : text);
                    for (String kind : kinds(field.getKey(), body.getValue())) {
                        if (!kind.isEmpty()) usual.put("kind", kind);
                        send(path, usual);
                    }
                    usual.remove(field.getKey());
                    if (SENSIBLE.containsKey(field.getKey())) usual.put(field.getKey(), SENSIBLE.get(field.getKey()));
                }
            for (String unknown : List.of("command", "engines")) {
                Map<String, Object> more = new LinkedHashMap<>(usual);
                more.put(unknown, List.of("touch", trace.toString()));
                HttpResponse<String> refused = send(path, more);
                assertThat(refused.statusCode()).as(path).isEqualTo(400);
                assertThat(refused.body()).as(path).contains(unknown);
            }
        }
        await().until(() -> !client.get("/api/runs").body().toString().matches(".*(running|queued).*"));
        nothingWasStarted();
    }

    private static List<String> kinds(String field, Map<String, JsonNode> fields) {
        if (!fields.containsKey("kind") || field.equals("kind")) return List.of("");
        return field.equals("agent") || field.equals("game")
                ? List.of("match", "tournament", "rating", "experiment")
                : List.of("match", "tournament", "experiment");
    }

    @Test
    void noStoredRunOrGameNamesACommand() {
        for (int i = 0; i < hostile.size(); i++) {
            String run = "/api/runs/" + (i + 1);
            client.post(run + "/resume", "");
            await().until(() -> client.get(run).body().get("state").asText().equals("stopped"));
            assertThat(client.get(run).body().get("done").asInt()).isZero();
            String live = "/api/live-games/live" + i;
            boolean bot = hostile.get(i).startsWith("litama:");
            try (LiveClient watcher = client.live(live + "/live")) {
                watcher.await(message -> message.path("type").asText().equals("liveGame")
                        && message.path("liveGame").get("trouble").isNull() == bot);
            }
            assertThat(client.post(live + "/seats", "{'seats': ['person', 'random']}")
                            .body()
                            .get("trouble")
                            .isNull())
                    .isTrue();
        }
        nothingWasStarted();
    }

    @Test
    void noMessageNamesACommand() throws IOException {
        String live = client.liveGame("{'game': 'onitama', 'seats': ['person', 'litama']}");
        String match = client.get("/api/live-games/" + live + "/litama")
                .body()
                .get("matchId")
                .asText();
        List<String> lines = new ArrayList<>();
        for (String text : hostile) {
            String line = text.replace('\n', ' ');
            lines.addAll(List.of(
                    line,
                    "create " + line,
                    "join " + match + " " + line,
                    "join " + line,
                    "spectate " + line,
                    "state " + line,
                    "move " + match + " " + line + " " + line + " a1a2"));
        }
        try (LiveClient bot = client.live("/litama");
                LiveClient person = client.live("/api/live-games/" + live + "/live")) {
            lines.forEach(bot::send);
            await().until(() -> bot.told.size() >= lines.size());
            int id = 0;
            for (String type : List.of("move", "seats", "title", "hint", "analysis", "review", "retry", "goto", "pace"))
                for (String text : hostile)
                    person.send(JSON.writeValueAsString(Map.of(
                            "type", type, "id", ++id, field(type), type.equals("seats") ? List.of(text, text) : text)));
            int last = id;
            person.await(message -> message.path("id").asInt() == last);
        }
        nothingWasStarted();
    }

    private static String field(String type) {
        return switch (type) {
            case "move", "seats", "title", "pace" -> type;
            case "goto" -> "ply";
            case "retry" -> "move";
            default -> "agent";
        };
    }

    @Test
    void whoeverStartsTheServerNamesThePrograms() {
        assertThat(client.get("/api/agents?game=katarenga").body().toString()).contains("\"mybot\"");
        String check = "{'agent': 'mybot(command=touch)', 'game': 'katarenga'}";
        assertThat(client.post("/api/agents/check", check).error()).contains("'mybot' has no option 'command'");
        nothingWasStarted();
    }
}
