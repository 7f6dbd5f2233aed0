package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.lab.store.Store;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Live games are in the memory of one server: a second one on the same store is told where the first is. */
class StoreHolderTest extends ServerTest {
    private static ServerOptions options(Path store) {
        return new ServerOptions(
                "127.0.0.1", 0, store, List.of(), Agents.shipped(), "test", Throwable::printStackTrace);
    }

    @Test
    void aSecondServerSaysWhoHoldsTheStoreAndDoesNotStart() {
        Path store = folder.resolve("k.db");
        String game = client.liveGame("{'game':'checkers','seats':['person','person']}");
        assertThatThrownBy(() -> Server.start(options(store)))
                .isInstanceOf(BadInput.class)
                .hasMessage("the store " + store + " is in use by the server at http://127.0.0.1:"
                        + client.server.port() + "/ (process "
                        + ProcessHandle.current().pid()
                        + "); open that page, or name another store with --store");
        assertThatThrownBy(() -> Server.startAnywhere(options(store))).isInstanceOf(BadInput.class);
        assertThat(client.get("/api/live-games/" + game).status()).isEqualTo(200);
        try (Server other = Server.start(options(folder.resolve("other.db")))) {
            assertThat(other.port()).isPositive();
        }
    }

    @Test
    void aStoreThatWasLetGoIsTakenAndOtherProgramsMayUseItAllTheTime() {
        Path store = folder.resolve("k.db");
        try (Store beside = Store.open(store)) {
            assertThat(beside.savePosition("from beside", "checkers", "B:W32:B1")
                            .id())
                    .isPositive();
        }
        assertThat(client.get("/api/positions").body().get("positions")).hasSize(1);
        client.close();
        assertThat(Files.exists(folder.resolve("k.db.server"))).isFalse();
        client = new Client(store);
    }
}
