package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.agents.Agents;
import dev.kumite.base.FileClaim;
import dev.kumite.games.Games;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.rating.Ladder;
import dev.kumite.lab.rating.Rated;
import dev.kumite.lab.rating.Rater;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs: started, watched, stopped, resumed, told of and deleted. */
class LabTest extends ServerTest {
    private static final String MATCH = "{'kind':'match','game':'onitama','a':'greedy','b':'random','games':20}";
    /** More games than anybody will wait for. */
    private static final String LONG =
            "{'kind':'match','game':'onitama','a':'greedy','b':'random','games':1000000,'seed':3}";

    private long begin(String body) {
        Client.Answer answer = client.post("/api/runs", body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(201);
        return answer.body().get("id").asLong();
    }

    private JsonNode run(long id) {
        return client.get("/api/runs/" + id).body();
    }

    private JsonNode awaitState(long run, String state) {
        return await().until(
                        () -> client.get("/api/runs/" + run).body(),
                        now -> now.get("state").asText().equals(state));
    }

    @Test
    void aMatchIsPlayedAndToldOf() {
        long run = begin(MATCH);
        JsonNode done = awaitState(run, "complete");
        assertThat(done.get("done").asInt()).isEqualTo(20);
        JsonNode contest = done.get("contests").get(0);
        assertThat(contest.get("wins").asInt() + contest.get("losses").asInt()).isEqualTo(20);
        assertThat(contest.get("low").asDouble())
                .isLessThan(contest.get("score").asDouble());
        assertThat(begin(MATCH)).as("the same run").isEqualTo(run);
        assertThat(client.get("/api/runs").body().get("runs")).hasSize(1);

        JsonNode games =
                client.get("/api/runs/" + run + "/games?from=5&count=3").body();
        assertThat(games.get("of").asInt()).isEqualTo(20);
        assertThat(games.get("games")).hasSize(3);
        assertThat(games.get("games").get(0).get("number").asInt()).isEqualTo(6);
        JsonNode game = client.get("/api/runs/" + run + "/games/1/6").body();
        assertThat(game.get("positions")).hasSize(game.get("moves").size() + 1);
        assertThat(game.get("sentence")).isEqualTo(games.get("games").get(0).get("sentence"));
        assertThat(client.get("/api/runs/" + run + "/games/1/21").status()).isEqualTo(404);
        assertThat(client.get("/api/runs/" + run + "/games/2/1").status()).isEqualTo(404);
        assertThat(client.get("/api/runs/" + run + "/games?from=x").status()).isEqualTo(400);

        HttpResponse<String> report = client.raw(HttpRequest.newBuilder(client.uri("/api/runs/" + run + "/report"))
                .build());
        assertThat(report.body()).startsWith("<!DOCTYPE html>");
        assertThat(report.headers().firstValue("Content-Security-Policy").orElse(""))
                .startsWith("sandbox allow-scripts");
        HttpResponse<String> files =
                client.raw(HttpRequest.newBuilder(client.uri("/api/runs/" + run + "/report?format=csv"))
                        .build());
        assertThat(files.headers().firstValue("Content-Disposition").orElse(""))
                .isEqualTo("attachment; filename=\"report-" + run + ".zip\"");
        assertThat(client.get("/api/runs/" + run + "/report?format=json").body().get("sections"))
                .isNotEmpty();
        assertThat(client.get("/api/runs/" + run + "/report?format=doc").status())
                .isEqualTo(400);

        assertThat(client.post("/api/runs/" + run + "/resume", "").status()).isEqualTo(409);
        assertThat(client.delete("/api/runs/" + run).status()).isEqualTo(204);
        assertThat(client.get("/api/runs/" + run).status()).isEqualTo(404);
    }

    @Test
    @Tag("slow")
    @Tag("slow")
    void aRunIsWatchedStoppedAndResumedAlsoAfterARestart() {
        long run = begin(LONG);
        try (LiveClient live = client.live("/api/runs/" + run + "/live")) {
            live.send("{'type':'ping'}");
            live.await(message -> message.get("type").asText().equals("pong"));
            live.send("{'type':'undo','id':1}");
            live.await(message -> message.path("error").asText().contains("takes no command 'undo'"));
            live.await(message -> message.path("run").path("done").asInt() > 0
                    && message.path("run").path("perSecond").asDouble() > 0);
            assertThat(client.delete("/api/runs/" + run).status()).isEqualTo(409);
            assertThat(client.post("/api/runs/" + run + "/stop", "").status()).isEqualTo(200);
            live.await(message -> message.path("run").path("state").asText().equals("stopped"));
        }
        long before = awaitState(run, "stopped").get("done").asLong();
        client.close();
        client = new Client(folder.resolve("k.db"));
        assertThat(client.get("/api/runs/" + run).body().get("done").asLong()).isEqualTo(before);
        assertThat(client.post("/api/runs/" + run + "/stop", "").status()).isEqualTo(409);
        assertThat(client.post("/api/runs/" + run + "/resume", "{'workers':2}").status())
                .isEqualTo(200);
        await().until(() -> client.get("/api/runs/" + run).body().get("done").asLong() > before);
        long second = begin(MATCH);
        assertThat(client.get("/api/runs/" + second).body().get("state").asText())
                .isEqualTo("queued");
        client.post("/api/runs/" + run + "/stop", "");
        awaitState(second, "complete");
    }

    @Test
    void aRunThatAnotherProcessPlaysIsShownAndLeftToIt() throws IOException {
        long run = begin(LONG);
        client.post("/api/runs/" + run + "/stop", "");
        awaitState(run, "stopped");
        try (FileClaim player = FileClaim.take(folder.resolve("k.db"), run).orElseThrow()) {
            assertThat(player).isNotNull();
            JsonNode listed = client.get("/api/runs").body().get("runs").get(0);
            assertThat(listed.get("state").asText()).isEqualTo("running");
            assertThat(listed.get("elsewhere").asBoolean()).isTrue();
            for (String act : List.of("stop", "resume")) {
                Client.Answer answer = client.post("/api/runs/" + run + "/" + act, "");
                assertThat(answer.status()).isEqualTo(409);
                assertThat(answer.error()).contains("is being played by another process");
            }
            Client.Answer deleted = client.delete("/api/runs/" + run);
            assertThat(deleted.status()).isEqualTo(503);
            assertThat(deleted.error()).contains("is being played by another process");
        }
        assertThat(run(run).get("state").asText()).isEqualTo("stopped");
        assertThat(run(run).get("elsewhere").asBoolean()).isFalse();
    }

    @Test
    void aTournamentHasACrossTableAndRatings() {
        long run = begin("{'kind':'tournament','name':'cup','game':'katarenga(size=4)','games':4,"
                + "'agents':['random','greedy','mcts(iterations=20)'],'schedule':'round-robin'}");
        JsonNode done = awaitState(run, "complete");
        assertThat(done.get("contests")).hasSize(3);
        assertThat(done.get("ratings").get(0).get("agents")).hasSize(3);
        JsonNode table = done.get("crossTables").get(0);
        assertThat(table.get("points").get(0).get(1).asDouble()
                        + table.get("points").get(1).get(0).asDouble())
                .isEqualTo(4);
    }

    @Test
    void anExperimentTrainsItsAgentsBeforeItPlays() throws IOException {
        long run = begin("{'kind':'experiment','id':'zemlin/figure-2','scale':'paper'}");
        await().until(() -> Files.isDirectory(folder.resolve("k.knowledge")));
        assertThat(client.get("/api/runs/" + run).body().get("state").asText()).isEqualTo("running");
        await().until(() -> {
            try (Stream<Path> files = Files.list(folder.resolve("k.knowledge"))) {
                return files.anyMatch(file -> file.toString().endsWith("-3000.knowledge"));
            }
        });
        assertThat(client.post("/api/runs/" + run + "/stop", "").status()).isEqualTo(200);
        assertThat(awaitState(run, "stopped").get("done").asInt()).isZero();
    }

    /** The command line plays experiments from files; the page judges such a run from its store alone. */
    @Test
    void theVerdictsOfAnOwnFileAreShown() throws IOException {
        Path own = Files.writeString(folder.resolve("own.yaml"), """
                id: own/try
                paper: own
                place: chapter 1
                title: Greedy against chance
                question: Does greedy win?
                game: onitama
                scales:
                  quick:    {games: 20}
                  standard: {games: 40}
                  paper:    {games: 80}
                budget: The same at all scales.
                cells:
                  - {label: greedy – chance, a: greedy, b: random}
                measures: [wins]
                claims:
                  - {says: Greedy wins most games., measure: "wins[greedy – chance]", region: "> 0.5", primary: true}
                """);
        Reproducer reproducer = new Reproducer(
                ExperimentReader.read(own),
                Scale.QUICK,
                Scale.QUICK.stream(),
                Agents.shipped(),
                folder.resolve("k.db"),
                0);
        long id;
        try (Store store = Store.open(folder.resolve("k.db"))) {
            Runner runner = new Runner(store, PreparedPlan.of(reproducer.plan(), reproducer.agents()), "test");
            assertThat(runner.play(1, totals -> {}).games()).isEqualTo(20);
            id = runner.run().id();
        }
        Files.delete(own);
        JsonNode reproduction = client.get("/api/runs/" + id).body().get("reproduction");
        assertThat(reproduction.get("id").asText()).isEqualTo("own/try");
        assertThat(reproduction.get("claims").get(0).get("verdict").asText()).isEqualTo("reproduced");
        assertThat(reproduction.get("claims").get(0).get("says").asText()).isEqualTo("Greedy wins most games.");
    }

    @Test
    @Tag("slow")
    @Tag("slow")
    void aRatingIsStoppedContinuedAfterARestartAndTheSameAsInOnePiece() {
        String wish = "{'kind':'rating','game':'onitama','agent':'mcts(iterations=3)','games':40,'seed':4}";
        long id = begin(wish);
        await().until(() -> run(id).get("done").asInt() > 0);
        client.post("/api/runs/" + id + "/stop", "");
        awaitState(id, "stopped");
        client.close();
        client = new Client(folder.resolve("k.db"));
        assertThat(run(id).get("rating").get("agent").asText()).isEqualTo("mcts(iterations=3)");
        assertThat(run(id).get("of").asInt()).isEqualTo(40);
        assertThat(client.post("/api/runs/" + id + "/resume", "").status()).isEqualTo(200);
        await().atMost(Duration.ofMinutes(3))
                .until(() -> run(id).get("state").asText().equals("complete"));
        JsonNode rating = run(id).get("rating");
        assertThat(rating.get("games").asInt()).isEqualTo(40);
        assertThat(rating.get("sentence").asText()).startsWith("mcts(iterations=3): ");
        Ladder ladder = Ladder.of(Games.parse("onitama"));
        try (Store other = Store.open(folder.resolve("other.db"))) {
            Agents agents = Agents.shipped();
            Rated whole = new Rater(ladder, agents.parse("mcts(iterations=3)"), 4, 50, 40, Limits.USUAL)
                    .play(other, agents, "test", GameCrew.Hiring.threads(1), (runner, totals) -> {});
            assertThat(rating.get("sentence").asText()).isEqualTo(whole.sentence());
        }
        assertThat(begin(wish)).isEqualTo(id);
    }

    @Test
    @Tag("slow")
    void anExperimentIsEstimated() {
        Client.Answer answer =
                client.post("/api/experiments/estimate", "{'id':'zemlin/figure-2','scale':'quick','workers':1}");
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        JsonNode cost = answer.body();
        assertThat(cost.get("experiments").get(0).get("id").asText()).isEqualTo("zemlin/figure-2");
        assertThat(cost.get("coreHours").asDouble()).isPositive();
        assertThat(cost.get("wallHours").asDouble()).isPositive();
        assertThat(client.post("/api/experiments/estimate", "{'id':'none'}").error())
                .startsWith("there is no experiment 'none'");
        assertThat(client.post("/api/experiments/estimate", "{'id':'zemlin/figure-2','workers':0}")
                        .error())
                .startsWith("'workers' must be from 1 to ");
    }

    @Test
    void experimentsAreListed() {
        JsonNode all = client.get("/api/experiments").body().get("experiments");
        assertThat(all.size()).isGreaterThan(20);
        assertThat(all.get(0).fieldNames()).toIterable().contains("id", "title", "question", "scales", "claims");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'kind':'mach'} | there is no kind of run 'mach'; did you mean 'match'",
                "{} | there is no kind of run",
                "{'kind':'match','game':'onitama','a':'greedy'} | 'b' is missing",
                "{'kind':'match','game':'onitama','a':'greedy','b':'random','games':3} | must be even",
                "{'kind':'match','game':'onitama','a':'strong(time=99s)','b':'random'} | more than this server allows",
                "{'kind':'match','game':'onitama','a':'greedy','b':'random','until':'x'} | there is no stopping rule"
                        + " 'x'",
                "{'kind':'match','game':'onitama','a':'greedy','b':'random','workers':99} | 'workers' must be from 1",
                "{'kind':'tournament','game':'onitama','agents':['greedy']} | 'agents' must be a list of two",
                "{'kind':'tournament','yaml':'name: x'} | the tournament",
                "{'kind':'rating','game':'onitama'} | 'agent' is missing",
                "{'kind':'rating','game':'onitama','agent':'greedy','games':7} | 'games' must be an even number",
                "{'kind':'rating','game':'onitama','agent':'greedy','width':0} | 'width' must be from 1 to 1000 Elo",
                "{'kind':'rating','game':'onitama(size=9)','agent':'greedy'} | there is no ladder for onitama(size=9)",
                "{'kind':'experiment','id':'none'} | there is no experiment 'none'",
                "{'kind':'experiment','id':'schulz/table-5.1','scale':'huge'} | there is no scale 'huge'",
            })
    @Tag("slow")
    void wrongWishesAreRefused(String body, String line) {
        Client.Answer answer = client.post("/api/runs", body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(400);
        assertThat(answer.error()).contains(line);
    }
}
