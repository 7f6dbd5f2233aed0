package dev.kumite.web.browser;

import dev.kumite.web.Server;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A server in a process of its own, that can be killed like any other. */
final class Outhouse implements AutoCloseable {
    private final Path store;
    private Process process;
    private int port;

    Outhouse(Path folder) throws IOException {
        store = folder.resolve("kumite.db");
        process = start();
    }

    private Process start() throws IOException {
        Process started = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Outhouse.class.getName(),
                        store.toString(),
                        Integer.toString(port)))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = started.inputReader(StandardCharsets.UTF_8);
        port = Integer.parseInt(out.readLine());
        return started;
    }

    String address() {
        return "http://127.0.0.1:" + port + "/";
    }

    void kill() {
        process.destroyForcibly().onExit().join();
    }

    void restart() throws IOException {
        process = start();
    }

    @Override
    public void close() {
        kill();
    }

    /** The process: a store and a port, 0 for any; prints the port when it answers. */
    public static void main(String[] args) throws InterruptedException {
        try (Server server = House.start(Path.of(args[0]), Integer.parseInt(args[1]))) {
            System.out.println(server.port());
            new CountDownLatch(1).await();
        }
    }
}
