package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A link to a game gives what it is for and no more, on a server that other machines can reach. */
class LinksTest {
    private static final String GAME = "{'game':'checkers','seats':['person','person']}";
    private static final String FOR_SEAT = "this link is for playing one side of one game, and for nothing else";
    private static final String FOR_WATCHING = "this link is for watching one game, and for nothing else";

    @TempDir
    Path folder = Path.of("");

    private Client client;
    private String id;

    @BeforeEach
    void start() {
        client = new Client(folder.resolve("k.db"), Limits.USUAL, "0.0.0.0");
        id = post("/api/live-games", GAME).body().get("id").asText();
    }

    @AfterEach
    void stop() {
        client.close();
        assertThat(client.log).isEmpty();
    }

    private String with(String path) {
        return path + "?token=" + Objects.requireNonNull(client.server.token());
    }

    /** As the one who started the server. */
    private Client.Answer post(String path, String body) {
        return client.post(with(path), body);
    }

    private String path(String rest) {
        return "/api/live-games/" + id + rest;
    }

    private String link(String body) {
        Client.Answer answer = post(path("/links"), body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(201);
        assertThat(answer.body().get("local").asBoolean()).isFalse();
        String token = answer.body().get("token").asText();
        assertThat(answer.body().get("address").asText()).endsWith("/#token=" + token);
        return "?token=" + token;
    }

    private JsonNode state() {
        return client.get(with(path(""))).body();
    }

    private static void refused(Client.Answer answer, String line) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(403);
        assertThat(answer.error()).isEqualTo(line);
    }

    @Test
    void aSeatPlaysItsOwnSideOnly() {
        String black = link("{'side':0}");
        String white = link("{'side':1}");
        assertThat(state().get("offered").toString()).isEqualTo("[true,true]");
        refused(client.post(path("/move") + white, "{'move':'11-15'}"), "this link plays White only");
        assertThat(client.post(path("/move") + black, "{'move':'11-15'}").status())
                .isEqualTo(200);
        refused(client.post(path("/move") + black, "{'move':'22-18'}"), "this link plays Black only");
        assertThat(client.post(path("/move") + white, "{'move':'22-18'}").status())
                .isEqualTo(200);
        assertThat(state().get("plies").asInt()).isEqualTo(2);
        refused(client.post(path("/resign") + white, "{'side':0}"), FOR_SEAT);
        refused(client.post(path("/name") + white, "{'side':0,'name':'Eve'}"), FOR_SEAT);
        assertThat(client.post(path("/name") + white, "{'name':'Ben'}").status())
                .isEqualTo(200);
        assertThat(state().get("names").toString()).isEqualTo("[null,\"Ben\"]");
        assertThat(client.post(path("/resign") + white, "{}").status()).isEqualTo(200);
        assertThat(state().get("over").get("winner").asInt()).isZero();
    }

    @Test
    void aSeatAllowsNothingElse() {
        String seat = link("{'side':0}");
        String other = post("/api/live-games", GAME).body().get("id").asText();
        for (String command : new String[] {
            "undo",
            "redo",
            "pause",
            "resume",
            "step",
            "hint",
            "analysis",
            "review",
            "retry",
            "variation",
            "drop-variation",
            "stop-review",
            "stop-analysis"
        }) refused(client.post(path("/" + command) + seat, "{}"), FOR_SEAT);
        refused(client.post(path("/goto") + seat, "{'ply':0}"), FOR_SEAT);
        refused(client.post(path("/seats") + seat, "{'seats':['person','greedy']}"), FOR_SEAT);
        refused(client.post(path("/title") + seat, "{'title':'mine'}"), FOR_SEAT);
        refused(client.post(path("/links") + seat, "{'side':1}"), FOR_SEAT);
        refused(client.get(path("/links") + seat), FOR_SEAT);
        refused(client.delete(path("/links/0") + seat), FOR_SEAT);
        refused(client.delete(path("") + seat), FOR_SEAT);
        refused(client.get(path("/tree") + seat), FOR_SEAT);
        refused(client.get("/api/live-games" + seat), FOR_SEAT);
        refused(client.post("/api/live-games" + seat, GAME), FOR_SEAT);
        refused(client.get("/api/live-games/" + other + seat), FOR_SEAT);
        refused(client.post("/api/live-games/" + other + "/move" + seat, "{'move':'11-15'}"), FOR_SEAT);
        refused(client.get("/api/about" + seat), FOR_SEAT);
        refused(client.get("/api/agents" + seat), FOR_SEAT);
        refused(client.post("/api/agents/check" + seat, "{'agent':'tdlambda(file=x.know)'}"), FOR_SEAT);
        refused(client.post("/api/move" + seat, "{'game':'checkers','seed':1}"), FOR_SEAT);
        refused(client.post("/api/records" + seat, "{'text':''}"), FOR_SEAT);
        refused(client.get("/api/positions" + seat), FOR_SEAT);
        refused(client.get("/api/solving" + seat), FOR_SEAT);
        refused(client.get("/api/runs" + seat), FOR_SEAT);
        refused(client.post("/api/runs" + seat, "{}"), FOR_SEAT);
        refused(client.get("/api/trainings" + seat), FOR_SEAT);
        assertThatThrownBy(() -> client.live("/litama" + seat)).hasMessageContaining("Handshake");
        assertThatThrownBy(() -> client.live("/api/live-games/" + other + "/live" + seat))
                .hasMessageContaining("Handshake");
        assertThat(state().get("version").asInt()).isEqualTo(2);
    }

    @Test
    void aLiveConnectionAllowsNoMore() {
        String white = link("{'side':1}");
        try (LiveClient live = client.live(path("/live") + white)) {
            live.awaitGame(state -> true);
            live.send("{'type':'move','move':'11-15','id':1}");
            assertThat(error(live, 1)).isEqualTo("this link plays White only");
            live.send("{'type':'undo','id':2}");
            assertThat(error(live, 2)).isEqualTo(FOR_SEAT);
            live.send("{'type':'seats','seats':['greedy','greedy'],'id':3}");
            assertThat(error(live, 3)).isEqualTo(FOR_SEAT);
            post(path("/move"), "{'move':'11-15'}");
            live.awaitGame(state -> state.get("plies").asInt() == 1);
            live.send("{'type':'move','move':'22-18','id':4}");
            live.awaitGame(state -> state.get("plies").asInt() == 2);
        }
    }

    @Test
    void anAnalysisIsNotForTheOtherPlayer() {
        String white = link("{'side':1}");
        try (LiveClient guest = client.live(path("/live") + white);
                LiveClient host = client.live(with(path("/live")))) {
            guest.awaitGame(state -> true);
            host.awaitGame(state -> true);
            post(path("/analysis"), "{'agent':'strong(depth=2)'}");
            host.await(message -> message.get("type").asText().equals("analysis"));
            post(path("/move"), "{'move':'11-15'}");
            guest.awaitGame(state -> state.get("plies").asInt() == 1);
            assertThat(guest.told)
                    .noneMatch(message -> message.get("type").asText().equals("analysis"));
        }
    }

    private static String error(LiveClient live, int id) {
        return live.await(message -> message.path("id").asInt() == id
                        && message.path("type").asText().equals("error"))
                .get("error")
                .asText();
    }

    @Test
    void aWatcherSeesAndCannotMove() {
        String watch = link("{}");
        assertThat(client.get(path("") + watch).status()).isEqualTo(200);
        assertThat(state().get("offered").toString()).isEqualTo("[false,false]");
        refused(client.post(path("/move") + watch, "{'move':'11-15'}"), FOR_WATCHING);
        refused(client.post(path("/resign") + watch, "{}"), FOR_WATCHING);
        refused(client.post(path("/name") + watch, "{'name':'Eve'}"), FOR_WATCHING);
        try (LiveClient live = client.live(path("/live") + watch)) {
            live.awaitGame(state -> true);
            live.send("{'type':'move','move':'11-15','id':1}");
            assertThat(error(live, 1)).isEqualTo(FOR_WATCHING);
            post(path("/move"), "{'move':'11-15'}");
            live.awaitGame(state -> state.get("plies").asInt() == 1);
        }
    }

    @Test
    void aWithdrawnLinkIsShutOutAtOnce() {
        String seat = link("{'side':0}");
        assertThat(link("{'side':0}")).as("the same link again").isEqualTo(seat);
        try (LiveClient live = client.live(path("/live") + seat)) {
            live.awaitGame(state -> true);
            assertThat(client.delete(with(path("/links/0"))).status()).isEqualTo(204);
            live.await(message -> message.get("type").asText().equals("gone"));
            post(path("/move"), "{'move':'11-15'}");
            live.send("{'type':'resign','id':9}");
            assertThat(error(live, 9)).isEqualTo("this link was withdrawn, or never was one");
            assertThat(live.told)
                    .noneMatch(message -> message.path("liveGame").path("plies").asInt() > 0);
        }
        assertThat(client.get(path("") + seat).status()).isEqualTo(401);
        assertThat(client.delete(with(path("/links/0"))).status()).isEqualTo(404);
        assertThat(link("{'side':0}")).as("a new link").isNotEqualTo(seat);
    }

    @Test
    void linksAndNamesSurviveARestartUntilTheGameIsDeleted() {
        String seat = link("{'side':0}");
        post(path("/name"), "{'side':0,'name':'Ann'}");
        client.close();
        client = new Client(folder.resolve("k.db"), Limits.USUAL, "0.0.0.0");
        assertThat(client.post(path("/move") + seat, "{'move':'11-15'}").status())
                .isEqualTo(200);
        assertThat(state().get("names").get(0).asText()).isEqualTo("Ann");
        assertThat(client.get(with(path("/links"))).body().get("links")).hasSize(1);
        assertThat(client.delete(with(path(""))).status()).isEqualTo(204);
        assertThat(client.get(path("") + seat).status()).isEqualTo(401);
    }

    @Test
    void whatIsNoLinkIsRefused() {
        assertThat(post(path("/links"), "{'side':2}").status()).isEqualTo(400);
        assertThat(client.delete(with(path("/links/2"))).status()).isEqualTo(400);
        String forged = "?token=" + id + ".0." + "A".repeat(24);
        assertThat(client.get(path("") + forged).status()).isEqualTo(401);
        String seat = link("{'side':0}");
        assertThat(client.get(path("") + seat.replace(".0.", ".1.")).status()).isEqualTo(401);
        String agents = post("/api/live-games", "{'game':'checkers','seats':['person','greedy']}")
                .body()
                .get("id")
                .asText();
        assertThat(post("/api/live-games/" + agents + "/links", "{'side':1}").error())
                .isEqualTo("only a seat that a person plays can be offered");
        assertThat(post(path("/name"), "{'side':0,'name':'" + "x".repeat(41) + "'}")
                        .error())
                .contains("at most 40 characters");
    }

    @Test
    void aLinkDoesNothingForTheAgentThatHasTakenItsSeat() {
        String white = link("{'side':1}");
        assertThat(client.post(with(path("/seats")), "{'seats':['person','greedy']}")
                        .status())
                .isEqualTo(200);
        refused(client.post(path("/resign") + white, "{}"), FOR_SEAT);
    }
}
