package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.games.oracle.Oracles;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exact values, and tables that are built when somebody asks, in a folder of the test's own. */
class ExactTest {
    private static final String TWO_MEN = "{'game':'onitama','position':'B:BMc1:RMa5:tiger+ox/crab+eel/boar'}";
    private static final String SIX_MEN =
            "{'game':'onitama','position':'B:Bc1,Ma1,b1:Ra5,Mb5,c5:tiger+ox/crab+eel/boar'}";
    private static final String SMALL_BOARD =
            "{'game':'katarenga(size=4)','position':'W:Wa1,c4:Ba4,b4:KRBN/NKRB/BNKR/RBNK:0-0'}";

    private final String usual = System.getProperty(Oracles.PROPERTY, "");
    private Client client;

    @BeforeEach
    void start(@TempDir Path folder) {
        System.setProperty(Oracles.PROPERTY, folder.resolve("tables").toString());
        client = new Client(folder.resolve("k.db"));
    }

    @AfterEach
    void stop() {
        client.close();
        System.setProperty(Oracles.PROPERTY, usual);
        assertThat(client.log).isEmpty();
    }

    private JsonNode value(String question) {
        return client.post("/api/value", question).body();
    }

    private JsonNode built() {
        return await().atMost(Duration.ofMinutes(1))
                .until(
                        () -> client.get("/api/solving").body().get("build"),
                        build -> !build.get("state").asText().equals("building"));
    }

    @Test
    void checkersKnowsSmallEndingsUnasked() {
        JsonNode ending = value("{'game':'checkers','position':'W:W21,15:BK22,K2'}");
        assertThat(ending.get("covered").asBoolean()).isTrue();
        assertThat(ending.get("value").asText())
                .isEqualTo(ending.get("moves").get(0).get("value").asText());
        assertThat(ending.get("offer").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "checkers | B:W21-32:B1-12",
                "onitama | B:Bc1,Ma1,b1,d1,e1:Rc5,Ma5,b5,d5,e5:tiger+ox/crab+eel/boar",
                "katarenga(size=5) | W:Wa1,c4:Ba4,b4:KRBNK/NKRBN/BNKRB/RBNKR/KRBNK:0-0",
            })
    void noTableIsOfferedWhereNoneCouldBe(String game, String position) {
        JsonNode answer = value("{'game':'" + game + "','position':'" + position + "'}");
        assertThat(answer.get("covered").asBoolean()).isFalse();
        assertThat(answer.get("offer").isNull()).isTrue();
        Client.Answer refused = client.post("/api/solving", "{'game':'" + game + "','position':'" + position + "'}");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.error()).contains("no tablebase covers a position like this");
    }

    @Test
    void aTableIsBuiltAndThenTellsTheValue() {
        JsonNode offer = value(TWO_MEN).get("offer");
        assertThat(offer.get("game").asText()).startsWith("onitama(cards=").contains("tiger", "eel");
        assertThat(offer.get("pieces").asInt()).isEqualTo(2);
        assertThat(offer.get("command").asText()).startsWith("kumite solve 'onitama(cards=");
        assertThat(offer.get("refusal").isNull()).isTrue();
        String id = client.liveGame("{'game':'checkers','seats':['person','person']}");
        try (LiveClient live = client.live("/api/live-games/" + id + "/live")) {
            live.await(message -> message.get("type").asText().equals("liveGame"));
            assertThat(client.post("/api/solving", TWO_MEN).status()).isEqualTo(202);
            live.await(message -> message.get("type").asText().equals("solving")
                    && message.get("build").get("state").asText().equals("done"));
        }
        JsonNode known = value(TWO_MEN);
        assertThat(known.get("covered").asBoolean()).isTrue();
        assertThat(known.get("value").asText()).isIn("won", "lost", "drawn");
        assertThat(known.get("moves")).isNotEmpty();
        assertThat(client.post("/api/solving", TWO_MEN).status()).isEqualTo(409);
    }

    @Test
    void aBoardOfKatarengaIsBuiltToo() {
        assertThat(value(SMALL_BOARD).get("offer").get("game").asText())
                .isEqualTo("katarenga(tiles=KRBN/NKRB/BNKR/RBNK)");
        client.post("/api/solving", SMALL_BOARD);
        assertThat(built().get("state").asText()).isEqualTo("done");
        JsonNode known = value(SMALL_BOARD);
        assertThat(known.get("value").asText()).isEqualTo("drawn");
        assertThat(known.get("moves").get(0).get("value").asText()).isEqualTo("drawn");
    }

    @Test
    void oneIsBuiltAtATimeAndCanBeStopped() {
        JsonNode offer = value(SIX_MEN).get("offer");
        assertThat(offer.get("megabytes").asInt()).isGreaterThan(500);
        assertThat(client.delete("/api/solving").status()).isEqualTo(409);
        if (!offer.get("refusal").isNull()) {
            assertThat(client.post("/api/solving", SIX_MEN).error()).contains("MB of memory", "kumite solve");
            return;
        }
        assertThat(client.post("/api/solving", SIX_MEN).status()).isEqualTo(202);
        assertThat(client.post("/api/solving", TWO_MEN).error()).contains("another tablebase is being built");
        assertThat(client.delete("/api/solving").status()).isEqualTo(202);
        assertThat(built().get("state").asText()).isEqualTo("stopped");
        assertThat(value(SIX_MEN).get("covered").asBoolean()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | game' is missing",
                "{'game':'chess'} | there is no game 'chess'",
                "{'game':'checkers'} | position' is missing",
                "{'game':'checkers','position':'x'} | x",
                "{'game':'checkers','position':'W:W21:BK22','men':2} | there is no field 'men'",
            })
    void badQuestionsAreAnsweredInOneLine(String body, String line) {
        for (String path : new String[] {"/api/value", "/api/solving"}) {
            Client.Answer answer = client.post(path, body);
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.error()).contains(line).doesNotContain("\n");
        }
    }

    @Test
    void whatTakesTooLongIsRefusedBeforehand() {
        String eight = "{'game':'onitama','position':'B:Bc1,Ma1,b1,d1:Ra5,Mb5,c5,d5:tiger+ox/crab+eel/boar'}";
        String refusal = value(eight).get("offer").get("refusal").asText();
        assertThat(refusal).contains("more than a minute", "kumite solve");
        Client.Answer answer = client.post("/api/solving", eight);
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.error()).isEqualTo(refusal);
    }
}
