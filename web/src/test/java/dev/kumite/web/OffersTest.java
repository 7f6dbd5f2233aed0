package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A draw and a takeback need the consent of both sides, and nobody gives it for the other. */
class OffersTest extends ServerTest {
    private static final String DRAW = "{'what':'draw'}";
    private static final String TAKEBACK = "{'what':'takeback'}";

    private String id = "";
    private String black = "";
    private String white = "";

    @BeforeEach
    void twoGuestsHaveMoved() {
        id = client.liveGame("{'game':'checkers','seats':['person','person']}");
        black = link("{'side':0}");
        white = link("{'side':1}");
        done(act("move", black, "{'move':'11-15'}"));
        done(act("move", white, "{'move':'22-18'}"));
    }

    private String link(String body) {
        Client.Answer answer = client.post("/api/live-games/" + id + "/links", body);
        return "?token=" + answer.body().get("token").asText();
    }

    /** @param who a link, or nothing for whoever has the server */
    private Client.Answer act(String command, String who, String body) {
        return client.post("/api/live-games/" + id + "/" + command + who, body);
    }

    private static JsonNode done(Client.Answer answer) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        return answer.body();
    }

    private static void refused(Client.Answer answer, int status, String why) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
        assertThat(answer.error()).isEqualTo(why);
    }

    private JsonNode state() {
        return client.get("/api/live-games/" + id).body();
    }

    private String offer() {
        return state().get("offer").toString();
    }

    @Test
    void aDrawIsOfferedAndAccepted() {
        JsonNode offered = done(act("offer", white, DRAW));
        assertThat(offered.get("offer").toString()).isEqualTo("{\"what\":\"draw\",\"side\":1}");
        assertThat(offered.get("over").isNull()).isTrue();
        JsonNode over = done(act("accept", black, "")).get("over");
        assertThat(over.get("sentence").asText()).isEqualTo("Draw: the players agreed after 2 plies.");
        assertThat(over.get("ending").asText()).isEqualTo("agreed");
        assertThat(offer()).isEqualTo("null");
        refused(act("offer", white, TAKEBACK), 409, "the game is over: Draw: the players agreed after 2 plies.");
    }

    @Test
    void whatBothOfferIsAgreed() {
        done(act("offer", white, DRAW));
        assertThat(done(act("offer", black, DRAW)).get("over").get("ending").asText())
                .isEqualTo("agreed");
    }

    @Test
    void ofTwoTakebacksTheFirstIsAgreed() {
        done(act("offer", white, TAKEBACK));
        JsonNode back = done(act("offer", black, TAKEBACK));
        assertThat(back.get("history"))
                .as("White asked first, for the last ply")
                .hasSize(1);
    }

    @Test
    void aTakebackGoesBackToBeforeTheMoveOfWhoeverAsked() {
        done(act("offer", black, TAKEBACK));
        JsonNode back = done(act("accept", white, ""));
        assertThat(back.get("history")).isEmpty();
        done(act("move", black, "{'move':'12-16'}"));
        done(act("offer", black, TAKEBACK));
        assertThat(done(act("accept", white, "")).get("plies").asInt()).isZero();
        refused(act("offer", black, TAKEBACK), 409, "there is no move to take back");
    }

    @Test
    void anOfferIsDeclinedOrWithdrawnOrLapses() {
        done(act("offer", white, DRAW));
        refused(act("offer", black, TAKEBACK), 409, "the other side has made an offer; answer that first");
        done(act("decline", black, ""));
        assertThat(offer()).isEqualTo("null");
        refused(act("accept", black, ""), 409, "there is no offer, or it has lapsed");
        done(act("offer", white, DRAW));
        done(act("decline", white, ""));
        done(act("offer", white, DRAW));
        done(act("name", black, "{'name':'Ann'}"));
        assertThat(offer()).as("a name is no move").isEqualTo("{\"what\":\"draw\",\"side\":1}");
        done(act("move", black, "{'move':'15x22'}"));
        assertThat(offer()).isEqualTo("null");
        assertThat(act("offer", white, "{'what':'peace'}").error())
                .isEqualTo("'what' must be \"draw\" or \"takeback\"");
    }

    @Test
    void nobodyConsentsForTheOtherSide() {
        done(act("offer", white, DRAW));
        refused(act("accept", white, ""), 403, "an offer is for the other side to accept");
        String seat = "this link is for playing one side of one game, and for nothing else";
        refused(act("accept", white, "{'side':0}"), 403, seat);
        refused(act("offer", white, "{'what':'draw','side':0}"), 403, seat);
        refused(act("accept", "", "{'side':0}"), 409, "nobody plays from here");
        assertThat(client.delete("/api/live-games/" + id + "/links/1").status()).isEqualTo(204);
        refused(act("accept", "", "{'side':0}"), 403, "a side that is played elsewhere speaks for itself");
        refused(act("accept", "", ""), 403, "an offer is for the other side to accept");
        String watch = link("{}");
        for (String command : new String[] {"offer", "accept", "decline"})
            refused(act(command, watch, DRAW), 403, "this link is for watching one game, and for nothing else");
        assertThat(act("accept", white, "").status()).as("a withdrawn link").isEqualTo(401);
        assertThat(state().get("over").isNull()).isTrue();
    }

    @Test
    void whoHasTheServerTakesNothingBackAlone() {
        for (String command : new String[] {"undo", "redo"})
            refused(act(command, "", ""), 409, "somebody else plays by a link; ask for a takeback instead");
        refused(act("goto", "", "{'ply':0}"), 409, "somebody else plays by a link; ask for a takeback instead");
        assertThat(state().get("cursor").asInt()).isEqualTo(2);
    }

    @Test
    void anOfferSurvivesARestart() {
        done(act("offer", white, TAKEBACK));
        client.close();
        client = new Client(folder.resolve("k.db"));
        assertThat(offer()).isEqualTo("{\"what\":\"takeback\",\"side\":1}");
        assertThat(done(act("accept", black, "")).get("plies").asInt()).isOne();
    }

    @Test
    void twoPeopleAtOneScreenAgreeAtOnce() {
        id = client.liveGame("{'game':'checkers','seats':['person','person']}");
        assertThat(done(act("offer", "", DRAW)).get("over").get("ending").asText())
                .isEqualTo("agreed");
        assertThat(done(act("undo", "", "")).get("over").isNull()).isTrue();
    }

    /** A draw is welcome to whoever is losing, and to nobody else. */
    @Test
    void anAgentAcceptsADrawUnlessItIsBetter() {
        id = client.liveGame("{'game':'checkers','position':'B:W18,22,K30:BK1','seats':['person','strong(nodes=2k)']}");
        refused(act("offer", "", DRAW), 409, "'strong(nodes=2k)' declines: it sees itself ahead, or has not moved yet");
        move("1-5");
        refused(act("offer", "", DRAW), 409, "'strong(nodes=2k)' declines: it sees itself ahead, or has not moved yet");
        assertThat(done(act("offer", "", TAKEBACK)).get("plies").asInt()).isZero();
        id = client.liveGame(
                "{'game':'checkers','position':'B:WK30:BK1,K9,K14,K10','seats':['person','strong(nodes=2k)']}");
        move("1-5");
        assertThat(done(act("offer", "", DRAW)).get("over").get("ending").asText())
                .isEqualTo("agreed");
    }

    private void move(String move) {
        done(act("move", "", "{'move':'" + move + "'}"));
        await().until(() -> state().get("plies").asInt() == 2);
    }
}
