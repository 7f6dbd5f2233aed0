package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The limits that docs/api.md states. */
@Tag("slow")
class BoundsTest {
    @TempDir
    private Path folder = Path.of("");

    private @Nullable Client client;

    private Client start(Limits limits) {
        Client started = new Client(folder.resolve("k.db"), limits, "127.0.0.1");
        client = started;
        return started;
    }

    @AfterEach
    void stop() {
        Objects.requireNonNull(client).close();
        assertThat(client.log).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "name: x\\n"
                        + "games: 10000000\\n"
                        + "schedule: {grid: {agent: \\\"mcts(c=0.${a}${b}, iterations=1)\\\", for: {a: [0,1,2], b: [1]},"
                        + " against: r}} | the run has 30000000 games; at most 10000000",
                "name: x\\n"
                        + "games: 2\\n"
                        + "schedule: {grid: {agent: \\\"mcts(c=0.${a}${b}${c}, iterations=1)\\\", for: {a:"
                        + " [0,1,2,3,4,5,6,7,8,9], b: [0,1,2,3,4,5,6,7,8,9], c: [0,1,2,3,4,5,6,7,8,9,10]}, against: r}} |"
                        + " the run has 1100 contests; at most 1000",
                "name: LONG\\ngames: 2\\nschedule: round-robin | 'name' must be a line of at most 200 characters",
                "name: \\\"a\\\\u0007b\\\"\\ngames: 2\\nschedule: round-robin | 'name' must be a line",
                "name: x\\ntitle: LONG\\ngames: 2\\nschedule: round-robin | 'title' must be a line of at most 1000",
            })
    void tournamentsThatAreTooLargeAreRefused(String yaml, String line) {
        Client to = start(Limits.USUAL);
        String file = "game: onitama\\nagents: {r: random, g: greedy}\\n" + yaml.replace("LONG", "x".repeat(200_000));
        Client.Answer answer = to.post("/api/runs", "{'kind':'tournament','yaml':'" + file + "'}");
        assertThat(answer.status()).as(answer.error()).isEqualTo(400);
        assertThat(answer.error()).contains(line);
    }

    @Test
    void tooManyAgentsInAFormAreRefused() {
        Client to = start(Limits.USUAL);
        String agents = "'random',".repeat(25_000) + "'random'";
        Client.Answer answer =
                to.post("/api/runs", "{'kind':'tournament','game':'onitama','games':2,'agents':[" + agents + "]}");
        assertThat(answer.error()).isEqualTo("'agents' must be 200 agents at most");
    }

    @Test
    void anOpeningThatIsNotToBeFoundIsRefused() {
        Client.Answer answer = start(Limits.USUAL)
                .post(
                        "/api/runs",
                        "{'kind':'match','game':'checkers','a':'random','b':'greedy','games':2,"
                                + "'openings':'midgame(plies=200, difference=12)'}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error()).startsWith("no opening of 200 random plies leaves one side ahead by 12 pieces");
    }

    @Test
    void waitingTrainingsAndRunsHaveAnEnd() {
        Limits usual = Limits.USUAL;
        Client to = start(Client.limits(
                usual.liveGames(),
                usual.connections(),
                2,
                usual.seconds(),
                usual.stopSeconds(),
                usual.analysisSeconds()));
        List<Integer> trainings = new ArrayList<>();
        List<Integer> runs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            trainings.add(to.post(
                            "/api/trainings",
                            "{'name':'n" + i + "','agent':'td','game':'katarenga(size=4)','games':100000000}")
                    .status());
            runs.add(to.post(
                            "/api/runs",
                            "{'kind':'match','game':'onitama','a':'random','b':'greedy','games':1000000,'seed':" + i
                                    + "}")
                    .status());
        }
        assertThat(trainings).containsExactly(201, 201, 429);
        assertThat(runs).containsExactly(201, 201, 429);
    }

    private static long fullCollections() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .filter(bean -> bean.getName().contains("Old") || bean.getName().contains("MarkSweep"))
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
    }

    @Test
    @Tag("jdk")
    void deletingTablesCollectsNoGarbage() {
        Client to = start(Limits.USUAL);
        long before = fullCollections();
        for (int i = 0; i < 50; i++) {
            String id = to.liveGame("{'game':'katarenga(size=4)','seats':['mcts(iterations=10)','person']}");
            await().until(() ->
                    to.get("/api/live-games/" + id).body().get("plies").asInt() == 1);
            assertThat(to.delete("/api/live-games/" + id).status()).isEqualTo(204);
        }
        assertThat(fullCollections() - before).isLessThan(10);
    }

    @Test
    void allLiveConnectionsCountTogether() {
        Limits usual = Limits.USUAL;
        Client to = start(
                Client.limits(usual.liveGames(), 2, 2, usual.seconds(), usual.stopSeconds(), usual.analysisSeconds()));
        String id = to.liveGame("{'game':'checkers','seats':['person','person']}");
        long run = to.post("/api/runs", "{'kind':'match','game':'onitama','a':'random','b':'greedy','games':2}")
                .body()
                .get("id")
                .asLong();
        try (LiveClient live = to.live("/api/live-games/" + id + "/live");
                LiveClient news = to.live("/api/runs/" + run + "/live")) {
            live.awaitGame(now -> true);
            news.await(message -> message.get("type").asText().equals("run"));
            for (String path : List.of("/api/live-games/" + id + "/live", "/api/runs/" + run + "/live")) {
                LiveClient third = to.live(path);
                assertThat(third.await(message -> true).get("error").asText())
                        .isEqualTo("there are 2 live connections already");
                await().until(() -> third.closed == 1013);
            }
        }
        await().until(() -> {
            LiveClient again = to.live("/api/live-games/" + id + "/live");
            String type = again.await(message -> true).get("type").asText();
            again.vanish();
            return type.equals("liveGame");
        });
    }

    @Test
    void anAnalysisEndsAtTheServersOwnLimit() {
        Limits usual = Limits.USUAL;
        Client to =
                start(Client.limits(usual.liveGames(), usual.connections(), usual.waiting(), usual.seconds(), 10, 1));
        String id = to.liveGame("{'game':'checkers','seats':['person','person']}");
        try (LiveClient live = to.live("/api/live-games/" + id + "/live")) {
            live.send("{'type':'analysis','agent':'mcts(iterations=10)','infinite':true,'id':1}");
            live.await(message -> message.path("done").asBoolean());
        }
    }
}
