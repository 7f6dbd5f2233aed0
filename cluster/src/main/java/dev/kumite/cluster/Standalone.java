package dev.kumite.cluster;

import dev.kumite.base.FileTrouble;
import dev.kumite.base.Unavailable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A standalone Spark cluster on this machine: a master and some workers, each a process of its own. */
final class Standalone {
    private static final String HOST = "127.0.0.1";
    private static final long PATIENCE_NANOS = 60_000_000_000L;
    private static final int LOOK_EVERY_MILLIS = 100;

    private final Path directory;
    private final Path home;
    private final int port;

    /**
     * A cluster that is not started yet.
     *
     * @param directory for logs and the executors' files
     * @param home the directory with Spark's jars
     */
    Standalone(Path directory, Path home, int port) {
        this.directory = directory;
        this.home = home;
        this.port = port;
    }

    String address() {
        return "spark://" + HOST + ":" + port;
    }

    /** Starts the master, and waits until it listens. */
    Process startMaster() {
        Process master = start(
                "master",
                "org.apache.spark.deploy.master.Master",
                List.of("--host", HOST, "--port", port + "", "--webui-port", "0"));
        long last = System.nanoTime() + PATIENCE_NANOS;
        while (!listens()) {
            if (!master.isAlive() || System.nanoTime() > last) {
                master.destroyForcibly();
                throw Unavailable.temporarily(
                        "Spark's master has not started; " + directory.resolve("master.log") + " says why");
            }
            pause();
        }
        return master;
    }

    /** Starts a worker with this many cores; it finds the master by itself. */
    Process startWorker(int number, int cores) {
        List<String> arguments = List.of(
                address(),
                "--host",
                HOST,
                "--cores",
                cores + "",
                "--memory",
                "1g",
                "--webui-port",
                "0",
                "--work-dir",
                directory.resolve("work" + number).toString());
        return start("worker" + number, "org.apache.spark.deploy.worker.Worker", arguments);
    }

    /** Whether somebody listens at the master's port. */
    boolean listens() {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), LOOK_EVERY_MILLIS);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK_EVERY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Unavailable.temporarily("interrupted while Spark was started");
        }
    }

    private Process start(String name, String main, List<String> arguments) {
        Path java = Path.of(System.getProperty("java.home"));
        List<String> command = new ArrayList<>();
        command.add(java.resolve("bin").resolve("java").toString());
        command.addAll(
                List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", home.resolve("jars") + "/*"));
        command.addAll(opens());
        command.add(main);
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.put("JAVA_HOME", java.toString());
        environment.put("SPARK_HOME", home.toString());
        environment.put(SparkHome.SCALA_VARIABLE, SparkHome.SCALA_VERSION);
        environment.put("SPARK_LOCAL_IP", HOST);
        try {
            Files.createDirectories(directory);
            return builder.redirectOutput(directory.resolve(name + ".log").toFile())
                    .start();
        } catch (IOException e) {
            throw FileTrouble.of("Spark's " + name + " cannot be started: " + FileTrouble.reason(e), e);
        }
    }

    /** The options that Spark needs on Java 17 and later. */
    static List<String> opens() {
        return List.of(
                        "java.lang",
                        "java.lang.invoke",
                        "java.lang.reflect",
                        "java.io",
                        "java.net",
                        "java.nio",
                        "java.util",
                        "java.util.concurrent",
                        "java.util.concurrent.atomic",
                        "sun.nio.ch",
                        "sun.nio.cs",
                        "sun.security.action",
                        "sun.util.calendar")
                .stream()
                .map(name -> "--add-opens=java.base/" + name + "=ALL-UNNAMED")
                .toList();
    }
}
