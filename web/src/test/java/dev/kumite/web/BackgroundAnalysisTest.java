package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;

/** Hints, analyses, reviews, trees and records. */
class BackgroundAnalysisTest extends ServerTest {
    /** Blue can win at once by taking the master with the tiger. */
    private static final String WON = "B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar";

    private static final String PERSONS = "{'game':'onitama','position':'" + WON + "','seats':['person','person']}";

    private static boolean is(JsonNode message, String type) {
        return message.get("type").asText().equals(type);
    }

    @Test
    void aHintFindsTheWin() {
        String id = client.liveGame(PERSONS);
        Client.Answer hint = client.post("/api/live-games/" + id + "/hint", "");
        assertThat(hint.body().get("move").asText()).isEqualTo("tiger:b3b5");
        assertThat(hint.body().get("shape").get("wins").asBoolean()).isTrue();
        assertThat(hint.body().get("value").asDouble()).isEqualTo(1.0);
        try (LiveClient live = client.live("/api/live-games/" + id + "/live")) {
            live.send("{'type':'hint','agent':'strong(depth=2)','id':1}");
            assertThat(live.await(message -> message.path("id").asInt() == 1)
                            .get("result")
                            .get("move")
                            .asText())
                    .isEqualTo("tiger:b3b5");
        }
        assertThat(client.post("/api/live-games/" + id + "/hint", "{'agent':'strnog'}")
                        .status())
                .isEqualTo(400);
        client.post("/api/live-games/" + id + "/move", "{'move':'tiger:b3b5'}");
        assertThat(client.post("/api/live-games/" + id + "/hint", "").status()).isEqualTo(409);
    }

    @Test
    void anAnalysisFollowsTheBoard() {
        String id = client.liveGame("{'game':'checkers','seats':['person','person']}");
        try (LiveClient live = client.live("/api/live-games/" + id + "/live")) {
            assertThat(client.post("/api/live-games/" + id + "/analysis", "{'agent':'mcts','infinite':true}")
                            .status())
                    .isEqualTo(202);
            JsonNode first = live.await(message -> is(message, "analysis"));
            assertThat(first.get("ply").asInt()).isZero();
            assertThat(first.get("done").asBoolean()).isFalse();
            live.send("{'type':'move','move':'11-15'}");
            live.await(message -> is(message, "analysis") && message.get("ply").asInt() == 1);
            assertThat(client.delete("/api/live-games/" + id + "/analysis").status())
                    .isEqualTo(202);
            client.post("/api/live-games/" + id + "/analysis", "{'agent':'mcts(iterations=50)'}");
            live.await(message -> is(message, "analysis") && message.get("done").asBoolean());
        }
        assertThat(client.post("/api/live-games/" + id + "/analysis", "{}").status())
                .isEqualTo(400);
    }

    /** A short analysis may be over before the page that asked for it is connected. */
    @Test
    void whoComesLateHearsWhatWasFound() {
        String id = client.liveGame(PERSONS);
        String game = "/api/live-games/" + id;
        try (LiveClient first = client.live(game + "/live")) {
            client.post(game + "/analysis", "{'agent':'strong(depth=2)'}");
            first.await(
                    message -> is(message, "analysis") && message.get("done").asBoolean());
            try (LiveClient late = client.live(game + "/live")) {
                JsonNode found = late.await(message -> is(message, "analysis"));
                assertThat(found.get("choice").get("move").asText()).isEqualTo("tiger:b3b5");
            }
        }
    }

    @Test
    void afterTheEndAnEarlierPositionCanBeAnalysedAndPlayedOn() {
        String id = client.liveGame(PERSONS);
        String game = "/api/live-games/" + id;
        Client.Answer end = client.post(game + "/move", "{'move':'tiger:b3b5'}");
        assertThat(end.body().get("over").isNull()).isFalse();
        try (LiveClient live = client.live(game + "/live")) {
            client.post(game + "/analysis", "{'agent':'strong(depth=2)','ply':0}");
            JsonNode found = live.await(message -> is(message, "analysis"));
            assertThat(found.get("ply").asInt()).isZero();
            assertThat(found.get("choice").get("move").asText()).isEqualTo("tiger:b3b5");
        }
        assertThat(client.post(game + "/analysis", "{'agent':'mcts','ply':2}").status())
                .isEqualTo(400);
        Client.Answer back = client.post(game + "/undo", "");
        assertThat(back.body().get("over").isNull()).isTrue();
        assertThat(back.body().get("plies").asInt()).isOne();
        assertThat(client.post(game + "/hint", "").status()).isEqualTo(200);
        assertThat(client.post(game + "/redo", "").body().get("over").isNull()).isFalse();
    }

    @Test
    void aTreeCanBeLookedInto() {
        String id = client.liveGame("{'game':'onitama','seed':3,'seats':['person','person']}");
        assertThat(client.get("/api/live-games/" + id + "/tree").status()).isEqualTo(404);
        client.post("/api/live-games/" + id + "/hint", "{'agent':'rave(iterations=500)'}");
        JsonNode root = await().until(
                        () -> client.get("/api/live-games/" + id + "/tree"), answer -> answer.status() == 200)
                .body();
        assertThat(root.get("node").get("visits").asInt()).isEqualTo(500);
        JsonNode best = root.get("children").get(0);
        assertThat(best.get("raveVisits").asInt()).isPositive();
        JsonNode below = client.get("/api/live-games/" + id + "/tree?path="
                        + best.get("move").asText())
                .body();
        assertThat(below.get("node").get("visits")).isEqualTo(best.get("visits"));
        assertThat(below.get("children")).hasSize(best.get("children").asInt());
        assertThat(client.get("/api/live-games/" + id + "/tree?path=ox:a1a9").status())
                .isEqualTo(400);
    }

    @Test
    void aTreeCanBeLookedIntoWhileItGrows() {
        String id = client.liveGame("{'game':'checkers','seats':['person','mcts(time=50s)']}");
        String tree = "/api/live-games/" + id + "/tree";
        try (LiveClient live = client.live("/api/live-games/" + id + "/live")) {
            client.post("/api/live-games/" + id + "/analysis", "{'agent':'rave','infinite':true}");
            JsonNode first = await().until(() -> client.get(tree), answer -> answer.status() == 200)
                    .body();
            assertThat(first.get("thinking").asBoolean()).isTrue();
            JsonNode best = first.get("children").get(0);
            assertThat(best.get("raveVisits").asInt()).isPositive();
            assertThat(best.get("prior").isNull()).isTrue();
            JsonNode below =
                    client.get(tree + "?path=" + best.get("move").asText()).body();
            assertThat(below.get("node").get("visits").asLong())
                    .isGreaterThanOrEqualTo(best.get("visits").asLong());
            client.delete("/api/live-games/" + id + "/analysis");
            JsonNode still = await().until(
                            () -> client.get(tree).body(),
                            answer -> answer.path("thinking").isBoolean()
                                    && !answer.get("thinking").asBoolean());
            assertThat(still.get("node").get("visits").asLong())
                    .isGreaterThan(first.get("node").get("visits").asLong());
            String move = best.get("move").asText();
            live.send("{'type':'move','move':'" + move + "'}");
            JsonNode opponents = await().until(
                            () -> client.get(tree).body(),
                            answer -> answer.path("ply").asInt() == 1);
            assertThat(opponents.get("agent").asText()).isEqualTo("mcts(time=50s)");
            assertThat(opponents.get("thinking").asBoolean()).isTrue();
        }
    }

    @Test
    void aReviewJudgesEveryMoveAndAnotherInItsPlace() {
        String id = client.liveGame(PERSONS);
        String game = "/api/live-games/" + id;
        client.post(game + "/move", "{'move':'ox:b1b2'}");
        client.post(game + "/move", "{'move':'crab:b5b4'}");
        assertThat(client.post(game + "/retry", "{'ply':1,'move':'ox:b1b2'}").error())
                .isEqualTo("there is no finished review of this game; review it first");
        JsonNode review;
        try (LiveClient live = client.live(game + "/live")) {
            client.post(game + "/review", "{'agent':'strong(depth=4)'}");
            review = live.await(message -> isWholeReview(message));
        }
        assertThat(review.get("values")).hasSize(3);
        assertThat(review.get("values").get(0).asDouble()).isEqualTo(1.0);
        assertThat(review.get("thresholds").get("blunder").asInt()).isEqualTo(20);
        assertThat(review.get("moves")).hasSize(2);
        JsonNode first = review.get("moves").get(0);
        double loss = first.get("loss").asDouble();
        assertThat(loss).isGreaterThan(20);
        assertThat(first.get("quality").asText()).isEqualTo("blunder");
        assertThat(first.get("best").asText()).isEqualTo("tiger:b3b5");
        assertThat(first.get("sentence").asText())
                .startsWith("At ply 1 Blue played ox:b1b2, a blunder: ")
                .endsWith(" % instead of 100 %. tiger:b3b5 was better.");
        assertThat(review.get("accuracy").get(0).asDouble()).isCloseTo(100 * Math.exp(-loss / 25), within(1e-6));

        JsonNode again =
                client.post(game + "/retry", "{'ply':1,'move':'ox:b1b2'}").body();
        assertThat(again.get("good").asBoolean()).isFalse();
        assertThat(again.get("loss").asDouble()).isGreaterThan(10);
        JsonNode found =
                client.post(game + "/retry", "{'ply':1,'move':'tiger:b3b5'}").body();
        assertThat(found.get("quality").asText()).isEqualTo("best");
        assertThat(found.get("good").asBoolean()).isTrue();
        assertThat(client.post(game + "/retry", "{'ply':3,'move':'ox:b1b2'}").error())
                .isEqualTo("'ply' must be from 1 to 2");
        assertThat(client.post(game + "/retry", "{'ply':1}").error()).startsWith("'move' is missing");
        assertThat(client.post(game + "/retry", "{'ply':1,'move':'ox:b1b5'}").status())
                .isEqualTo(400);
    }

    @Test
    void aReviewIsThereWhenEverybodyWasAwayAndAfterARestart() {
        String id = client.liveGame(PERSONS);
        client.post("/api/live-games/" + id + "/move", "{'move':'ox:b1b2'}");
        String path = "/api/live-games/" + id + "/live";
        JsonNode review;
        try (LiveClient live = client.live(path)) {
            client.post("/api/live-games/" + id + "/review", "{'agent':'strong(depth=4)'}");
            review = live.await(message -> isWholeReview(message));
        }
        client.close();
        client = new Client(folder.resolve("k.db"));
        try (LiveClient live = client.live(path)) {
            assertThat(live.await(message -> isWholeReview(message))).isEqualTo(review);
        }
        client.post("/api/live-games/" + id + "/move", "{'move':'crab:b5b4'}");
        try (LiveClient live = client.live(path)) {
            client.post("/api/live-games/" + id + "/review", "{'agent':'strong(depth=3)'}");
            JsonNode first = live.await(message -> is(message, "review"));
            assertThat(first.get("of").asInt()).isEqualTo(3);
        }
    }

    private static boolean isWholeReview(JsonNode message) {
        return is(message, "review") && message.get("done").equals(message.get("of"));
    }

    @Test
    void gamesGoIntoFilesAndComeOutOfThem() {
        String id = client.liveGame("{'game':'checkers','seats':['person','greedy'],'title':'Sunday','paused':true}");
        client.post("/api/live-games/" + id + "/move", "{'move':'11-15'}");
        client.post("/api/live-games/" + id + "/resign", "{'side':1}");
        String text = client.raw(HttpRequest.newBuilder(client.uri("/api/live-games/" + id + "/record"))
                        .build())
                .body();
        assertThat(text).contains("[Event \"Sunday\"]", "[White \"greedy\"]", "1. 11-15 1-0");
        String quoted = text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        Client.Answer read = client.post("/api/records", "{'text':'" + quoted + "'}");
        assertThat(read.status()).isEqualTo(201);
        JsonNode line = read.body().get("liveGames").get(0);
        assertThat(line.get("title").asText()).isEqualTo("Sunday");
        assertThat(line.get("over").get("sentence").asText()).isEqualTo("Black wins by resignation after 1 ply.");
        assertThat(client.post("/api/records", "{'text':'1. 11-16 99-1'}").error())
                .startsWith("the file:1:10:");
        assertThat(client.post("/api/records", "{'text':''}").status()).isEqualTo(400);
    }

    @Test
    void aScriptCanWaitForTheAgentsMove() {
        String id = client.liveGame("{'game':'checkers','seats':['person','greedy']}");
        int version = client.post("/api/live-games/" + id + "/move", "{'move':'11-15'}")
                .body()
                .get("version")
                .asInt();
        JsonNode live =
                client.get("/api/live-games/" + id + "?after=" + version).body();
        assertThat(live.get("plies").asInt()).isEqualTo(2);
        assertThat(client.get("/api/live-games/" + id + "?after=x").status()).isEqualTo(400);
    }

    @Test
    void aReviewCanBeStoppedAndBegunAgain() {
        String id = client.liveGame("{'game':'checkers','seats':['person','person'],'moves':['11-15','23-19']}");
        String game = "/api/live-games/" + id;
        try (LiveClient live = client.live(game + "/live")) {
            client.post(game + "/review", "{'agent':'strong(time=20s)'}");
            client.delete(game + "/review");
            live.await(message -> is(message, "reviewStopped"));
            client.post(game + "/review", "{'agent':'strong(depth=2)'}");
            JsonNode review = live.await(message -> isWholeReview(message));
            client.post(game + "/review", "{'agent':'strong(time=20s)'}");
            int told = live.told.size();
            client.delete(game + "/review");
            await().until(() -> live.told.size() > told);
            assertThat(live.told.get(live.told.size() - 1)).as("the one before").isEqualTo(review);
        }
    }

    /** Planning with Gumbel divides its simulations beforehand: without them it cannot search, and so keeps them. */
    @Test
    void anAgentThatNeedsItsOwnBudgetKeepsItInAnAnalysis() {
        String game = "/api/live-games/" + client.liveGame(PERSONS);
        try (LiveClient live = client.live(game + "/live")) {
            client.post(game + "/analysis", "{'agent':'zero(search=gumbel, simulations=50)','infinite':true}");
            JsonNode found = live.await(
                    message -> is(message, "analysis") && message.get("done").asBoolean());
            assertThat(found.at("/choice/move").asText()).isEqualTo("tiger:b3b5");
        }
    }
}
