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
        client = new Client(folder.resolve("k.db"));
    }

    @AfterEach
    final void stopServer() {
        client.close();
        assertThat(client.log).isEmpty();
    }
}
