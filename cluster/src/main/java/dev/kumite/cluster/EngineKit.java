package dev.kumite.cluster;

import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.base.FileTrouble;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.apache.spark.SparkFiles;

/**
 * An engine sent to another machine: its entry in the file, and those of its files that its command names.
 *
 * @param files each file's path below the engine's directory, and its name among Spark's files
 */
record EngineKit(
        String name,
        ArrayList<String> command,
        ArrayList<String> games,
        LinkedHashMap<String, String> options,
        boolean repeatable,
        long startNanos,
        TreeMap<String, String> files)
        implements Serializable {

    /** @param sender sends a file to all executors and returns its name among Spark's files */
    static EngineKit pack(EngineSetup engine, UnaryOperator<String> sender) {
        TreeMap<String, String> files = new TreeMap<>();
        for (String word : engine.command()) {
            Path file = engine.directory().resolve(word).normalize();
            if (file.startsWith(engine.directory()) && Files.isRegularFile(file))
                files.put(engine.directory().relativize(file).toString(), sender.apply(file.toString()));
        }
        return new EngineKit(
                engine.name(),
                new ArrayList<>(engine.command()),
                new ArrayList<>(engine.games()),
                new LinkedHashMap<>(engine.options()),
                engine.repeatable(),
                engine.startNanos(),
                files);
    }

    /** Copies the files to a directory of this machine. */
    EngineSetup unpack() {
        try {
            Path directory = Files.createTempDirectory("kumite-engine");
            for (var file : files.entrySet()) {
                Path target = directory.resolve(file.getKey());
                Files.createDirectories(target.getParent());
                Files.copy(Path.of(SparkFiles.get(file.getValue())), target);
                if (!target.toFile().setExecutable(true)) throw new IOException(target + " cannot be made executable");
            }
            return new EngineSetup(name, command, directory, games, options, repeatable, startNanos);
        } catch (IOException e) {
            throw FileTrouble.of("the engine '" + name + "' cannot be unpacked: " + FileTrouble.reason(e), e);
        }
    }
}
