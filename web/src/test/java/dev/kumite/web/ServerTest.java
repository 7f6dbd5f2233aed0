package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests that each have a server with an empty store, whose log must stay empty. */
abstract class ServerTest {
    @TempDir
    Path folder = Path.of("");

    Client client;

    @BeforeEach
    final void startServer() {
        client = new Client(folder.resolve("k.db"), limits(), "127.0.0.1");
    }

    /** Those of its server. */
    Limits limits() {
        return Limits.USUAL;
    }

    @AfterEach
    final void stopServer() {
        client.close();
        assertThat(client.log).isEmpty();
    }
}
