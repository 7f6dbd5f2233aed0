package dev.kumite.web.browser;

import dev.kumite.base.JavaCommand;
import dev.kumite.web.Server;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;

/** A server in a process of its own, which a test can kill. */
final class ServerProcess implements AutoCloseable {
    private static final int FIRST_PORT = 20_000;
    private static final int LAST_PORT = 30_000;

    private final Path store;
    private Process process;
    private final int port;

    ServerProcess(Path folder) throws IOException {
        store = folder.resolve("kumite.db");
        port = anyPort();
        process = start();
    }

    /** A free one that no connection is given by itself, so that it is still free when the server comes back. */
    private static int anyPort() throws IOException {
        while (true)
            try (ServerSocket free = new ServerSocket(
                    ThreadLocalRandom.current().nextInt(FIRST_PORT, LAST_PORT), 1, InetAddress.getLoopbackAddress())) {
                return free.getLocalPort();
            } catch (BindException taken) {
                // Another one is free.
            }
    }

    private Process start() throws IOException {
        Process started = new ProcessBuilder(
                        JavaCommand.of(ServerProcess.class, store.toString(), Integer.toString(port)))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = started.inputReader(StandardCharsets.UTF_8);
        if (out.readLine() == null) throw new IOException("the server did not start");
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

    /** The process: a store and a port; prints the port when it answers. */
    public static void main(String[] args) throws InterruptedException {
        try (Server server = TestServer.start(Path.of(args[0]), Integer.parseInt(args[1]))) {
            System.out.println(server.port());
            new CountDownLatch(1).await();
        }
    }
}
