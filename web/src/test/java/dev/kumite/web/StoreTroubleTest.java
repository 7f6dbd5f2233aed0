package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A store that takes nothing for a while, as one on a full disk or held by another program. */
@Tag("slow")
class StoreTroubleTest extends ServerTest {
    @Override
    Limits limits() {
        return Limits.USUAL.withStoreMillis(300);
    }

    /** Holds the store so that nobody else can write; closing it lets go. */
    private Connection hold() throws SQLException {
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("k.db"));
        try (Statement statement = other.createStatement()) {
            statement.execute("begin immediate");
        }
        return other;
    }

    private JsonNode liveGame(String id) {
        return client.get("/api/live-games/" + id).body();
    }

    @Test
    void anAgentsMoveIsKeptUntilTheStoreTakesItAndTheGameSaysSo() throws SQLException {
        String id = client.liveGame("{'game':'checkers','seats':['random','random'],'paused':true,'pace':0}");
        try (LiveClient live = client.live("/api/live-games/" + id + "/live")) {
            live.awaitGame(state -> true);
            client.post("/api/live-games/" + id + "/pace", "{'pace':300}");
            assertThat(client.post("/api/live-games/" + id + "/resume", "").status())
                    .isEqualTo(200);
            try (Connection held = hold()) {
                JsonNode troubled =
                        live.awaitGame(state -> !state.get("trouble").isNull());
                assertThat(troubled.get("trouble").asText()).contains("is kept and will be retried");
                Client.Answer refused = client.post("/api/live-games/" + id + "/title", "{'title':'x'}");
                assertThat(refused.status()).as(refused.toString()).isEqualTo(503);
                assertThat(client.get("/api/live-games/" + id).status()).isEqualTo(200);
                assertThat(held.isClosed()).isFalse();
            }
            client.post("/api/live-games/" + id + "/pace", "{'pace':0}");
            await().until(() -> !liveGame(id).get("over").isNull());
            assertThat(liveGame(id).get("trouble").isNull()).isTrue();
        }
    }

    @Test
    void aPersonsMoveIsRefusedAndCanBeSentAgain() throws SQLException {
        String id = client.liveGame("{'game':'checkers','seats':['person','person']}");
        String move = "{'move':'11-15','ply':0}";
        try (Connection held = hold()) {
            assertThat(client.post("/api/live-games/" + id + "/move", move).status())
                    .isEqualTo(503);
            assertThat(client.post("/api/positions", "{'game':'checkers','position':'W:W21:B9','title':'x'}")
                            .status())
                    .isEqualTo(503);
            assertThat(client.post(
                                    "/api/runs",
                                    "{'kind':'match','game':'checkers','a':'random','b':'greedy','games':2}")
                            .status())
                    .isEqualTo(503);
            assertThat(held.isClosed()).isFalse();
        }
        assertThat(client.post("/api/live-games/" + id + "/move", move).status())
                .isEqualTo(200);
    }
}
