package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store that takes nothing for a while, as one on a full disk or held by another program. */
@Tag("slow")
class StoreTroubleTest {
    @TempDir
    private Path folder = Path.of("");

    private Client client;

    @BeforeEach
    void start() {
        client = new Client(folder.resolve("k.db"));
    }

    @AfterEach
    void stop() {
        client.close();
        assertThat(client.log).isEmpty();
    }

    /** Holds the store so that nobody else can write; closing it lets go. */
    private Connection hold() throws SQLException {
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("k.db"));
        try (Statement statement = other.createStatement()) {
            statement.execute("begin immediate");
        }
        return other;
    }

    private JsonNode table(String id) {
        return client.get("/api/tables/" + id).body();
    }

    @Test
    void anAgentsMoveIsKeptUntilTheStoreTakesItAndTheTableSaysSo() throws SQLException {
        String id = client.table("{'game':'checkers','seats':['random','random'],'paused':true,'pace':0}");
        try (LiveClient live = client.live("/api/tables/" + id + "/live")) {
            live.awaitTable(table -> true);
            client.post("/api/tables/" + id + "/pace", "{'pace':300}");
            assertThat(client.post("/api/tables/" + id + "/resume", "").status())
                    .isEqualTo(200);
            try (Connection held = hold()) {
                JsonNode troubled =
                        live.awaitTable(table -> !table.get("trouble").isNull());
                assertThat(troubled.get("trouble").asText()).contains("is kept and tried again");
                Client.Answer refused = client.post("/api/tables/" + id + "/title", "{'title':'x'}");
                assertThat(refused.status()).as(refused.toString()).isEqualTo(503);
                assertThat(client.get("/api/tables/" + id).status()).isEqualTo(200);
                assertThat(held.isClosed()).isFalse();
            }
            await().until(() -> !table(id).get("over").isNull());
            assertThat(table(id).get("trouble").isNull()).isTrue();
        }
    }

    @Test
    void aPersonsMoveIsRefusedAndCanBeSentAgain() throws SQLException {
        String id = client.table("{'game':'checkers','seats':['person','person']}");
        String move = "{'move':'11-15','ply':0}";
        try (Connection held = hold()) {
            assertThat(client.post("/api/tables/" + id + "/move", move).status())
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
        assertThat(client.post("/api/tables/" + id + "/move", move).status()).isEqualTo(200);
    }
}
