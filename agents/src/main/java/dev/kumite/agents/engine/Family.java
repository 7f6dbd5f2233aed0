package dev.kumite.agents.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/** A process with all that it has started: its descendants and, on Linux, whatever shares the session that it leads. */
final class Family {
    private static final Path PROC = Path.of("/proc");

    /** In {@code /proc/PID/stat} behind the name: state, parent, group, session. */
    private static final int SESSION = 3;

    private Family() {}

    static Set<ProcessHandle> of(ProcessHandle leader) {
        Set<ProcessHandle> all = new LinkedHashSet<>();
        all.add(leader);
        leader.descendants().forEach(all::add);
        String session = String.valueOf(leader.pid());
        try (Stream<Path> processes = Files.list(PROC)) {
            processes
                    .filter(process -> process.getFileName().toString().matches("[0-9]+"))
                    .filter(process -> session.equals(sessionOf(process)))
                    .map(process -> Long.parseLong(process.getFileName().toString()))
                    .forEach(pid -> ProcessHandle.of(pid).ifPresent(all::add));
        } catch (IOException | RuntimeException e) {
            // Not Linux: the descendants must do.
        }
        return all;
    }

    private static String sessionOf(Path process) {
        try {
            String stat = Files.readString(process.resolve("stat"), StandardCharsets.ISO_8859_1);
            return stat.substring(stat.lastIndexOf(')') + 2).split(" ", SESSION + 2)[SESSION];
        } catch (IOException | RuntimeException gone) {
            return "";
        }
    }

    static void kill(ProcessHandle leader) {
        of(leader).forEach(ProcessHandle::destroyForcibly);
    }
}
