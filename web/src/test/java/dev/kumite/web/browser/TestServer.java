package dev.kumite.web.browser;

import dev.kumite.agents.Agents;
import dev.kumite.web.Server;
import dev.kumite.web.ServerOptions;
import java.nio.file.Path;
import java.util.List;

/** A server in this process, with a store of its own. */
final class TestServer implements AutoCloseable {
    private final Path store;
    private final Server server;

    TestServer(Path folder) {
        store = folder.resolve("kumite.db");
        server = start(store, 0);
    }

    Path store() {
        return store;
    }

    static Server start(Path store, int port) {
        return Server.start(new ServerOptions(
                "127.0.0.1", port, store, List.of(), Agents.shipped(), "test", Throwable::printStackTrace));
    }

    String address() {
        return "http://127.0.0.1:" + server.port() + "/";
    }

    @Override
    public void close() {
        server.close();
    }
}
