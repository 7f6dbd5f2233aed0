package dev.kumite.agents.engine;

import dev.kumite.agents.engine.EngineSetup.Launch;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that no engine outlives Kumite. It is a process of its own that is told of every engine, and hears by the
 * end of its input that Kumite is gone: ended, interrupted or killed with {@code kill -9}. The engines' inputs end at the
 * same moment, which ends most of them; those that are still there a second later are killed with all they started.
 */
public final class EngineReaper {
    private static final long GRACE_MILLIS = 1000;
    private static final long LOOK_EVERY_MILLIS = 50;

    private static @Nullable OutputStream ear;
    private static boolean started;

    private EngineReaper() {}

    static void guard(long pid) {
        tell("+" + pid);
    }

    static void release(long pid) {
        tell("-" + pid);
    }

    private static synchronized void tell(String line) {
        try {
            if (!started) ear = start();
            started = true;
            if (ear == null) return;
            ear.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            ear.flush();
        } catch (IOException e) {
            ear = null; // It is not there; the engines' inputs still end when Kumite does.
            started = true;
        }
    }

    /** A small virtual machine that runs {@link #main}. */
    private static OutputStream start() throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        URL place = EngineReaper.class.getProtectionDomain().getCodeSource().getLocation();
        ProcessBuilder builder = new ProcessBuilder(Launch.apart(List.of(
                java.toString(),
                "-Xmx16m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                new File(URLDecoder.decode(place.getPath(), StandardCharsets.UTF_8)).toString(),
                EngineReaper.class.getName())));
        builder.environment().remove("JDK_JAVA_OPTIONS");
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .getOutputStream();
    }

    /** Reads {@code +PID} and {@code -PID} until the end of its input, then ends what is left. */
    public static void main(String[] args) throws Exception {
        Thread watching = Thread.currentThread();
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> { // Ctrl-C where it could not be set apart from Kumite
                            try {
                                watching.join();
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                        }));
        Map<Long, ProcessHandle> engines = new HashMap<>();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            long pid = Long.parseLong(line.substring(1));
            if (line.charAt(0) == '-') engines.remove(pid);
            else ProcessHandle.of(pid).ifPresent(engine -> engines.put(pid, engine));
        }
        end(engines);
    }

    private static void end(Map<Long, ProcessHandle> engines) throws InterruptedException {
        Set<ProcessHandle> left = new HashSet<>();
        engines.values().forEach(engine -> left.addAll(Family.of(engine)));
        for (long waited = 0; waited < GRACE_MILLIS && anyAlive(left); waited += LOOK_EVERY_MILLIS)
            Thread.sleep(LOOK_EVERY_MILLIS);
        engines.values().forEach(engine -> left.addAll(Family.of(engine)));
        left.forEach(ProcessHandle::destroyForcibly);
    }

    private static boolean anyAlive(Set<ProcessHandle> processes) {
        return processes.stream().anyMatch(ProcessHandle::isAlive);
    }
}
