package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions set up by hand, kept, and valued. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PositionRoutesTest {
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

    /** What a page has of a position is enough to set it up again. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "onitama | R:Bc1,Mb2:Ra5,Mc5:tiger+ox/crab+eel/boar",
                "onitama(size=7) | R:Bc1,Mb2:Ra5,Mc5:tiger+ox/crab+eel/boar",
                "katarenga(size=4) | B:Wa1:Ba4,b4:KRBN/NKRB/BNKR/RBNK:1-0",
                "checkers | W:W21,K15:BK22,2",
            })
    void aPositionIsSetUpFromItsPicture(String game, String text) {
        String question = "{'game':'" + game + "','position':'" + text + "'}";
        JsonNode view = client.post("/api/position", question).body();
        ObjectNode setup = view.deepCopy();
        ObjectNode asked = setup.objectNode();
        asked.put("game", game);
        asked.set("sideToMove", view.get("sideToMove"));
        asked.set("points", view.get("points"));
        asked.set("cells", view.get("drawing").get("cells"));
        asked.putArray("cards");
        for (JsonNode card : view.get("drawing").get("cards"))
            asked.withArray("cards")
                    .addObject()
                    .put("name", card.get("name").asText())
                    .set("holder", card.get("holder"));
        Client.Answer answer = client.post("/api/setup", asked.toString());
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(view);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "/api/setup | {'game':'onitama','sideToMove':0,'cells':[{'name':'c1','piece':'M','owner':0}]} | in Blue's hand there must be two cards",
                "/api/setup | {'game':'katarenga(size=4)','sideToMove':0,'cells':[{'name':'a1','owner':0}]} | the square a1 has no tile",
                "/api/setup | {'game':'checkers','sideToMove':0,'cells':[{'name':'33','piece':'m','owner':0}]} | there is no square 33",
                "/api/setup | {'game':'checkers','sideToMove':2} | 'sideToMove' must be 0 or 1",
                "/api/setup | {'game':'checkers','sideToMove':0,'cells':[null]} | 'cells' holds a null",
                "/api/setup | {'game':'checkers','sideToMove':0,'cells':[{'owner':0}]} | has no 'name'",
                "/api/setup | {'game':'checkers','sideToMove':0,'points':[1]} | 'points' must be two numbers",
                "/api/positions | {'game':'checkers'} | 'position' is missing",
                "/api/value | {'game':'checkers'} | 'position' is missing",
            })
    void whatCannotBeIsRefused(String path, String body, String line) {
        Client.Answer answer = client.post(path, body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error()).contains(line);
    }

    @Test
    void positionsAreKept() {
        String body = "{'title':'An ending','game':'checkers','position':'W:W21,15:BK22,K2'}";
        Client.Answer kept = client.post("/api/positions", body);
        assertThat(kept.status()).isEqualTo(201);
        String id = kept.body().get("id").asText();
        assertThat(client.get("/api/positions").body().get("positions").toString())
                .contains("An ending");
        assertThat(client.delete("/api/positions/" + id).status()).isEqualTo(204);
        assertThat(client.delete("/api/positions/" + id).status()).isEqualTo(404);
        assertThat(client.delete("/api/positions/x").status()).isEqualTo(404);
    }

    @Test
    void allCardsAreListed() {
        JsonNode cards = client.get("/api/cards?game=onitama").body().get("cards");
        assertThat(cards).hasSize(34);
        assertThat(cards.get(0).fieldNames()).toIterable().containsExactly("name", "deck", "stamp", "offsets");
        assertThat(client.get("/api/cards?game=checkers").body().get("cards")).isEmpty();
        assertThat(client.get("/api/cards").status()).isEqualTo(400);
    }
}
