package dev.kumite.agents.engine;

import dev.kumite.base.NamedFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/**
 * A number that changes with an engine: with its command, its options, and the content of the files that its command
 * names. Neither the folder of the files nor their dates count, so that a copy elsewhere is the same engine.
 */
final class EngineFingerprint {
    private final CRC32C sum = new CRC32C();

    private EngineFingerprint() {}

    static String of(EngineSetup setup) {
        EngineFingerprint print = new EngineFingerprint();
        for (String word : setup.command()) print.addWord(setup.directory(), word);
        setup.options().forEach((name, value) -> {
            print.add("option", name);
            print.add("value", value);
        });
        return "engine:" + Long.toHexString(print.sum.getValue());
    }

    /** A word that names no file here, such as {@code python3}, is only a word. */
    private void addWord(Path directory, String word) {
        try {
            Path file = directory.resolve(word);
            if (Files.isRegularFile(file) && Files.isReadable(file))
                add("file " + file.getFileName(), NamedFile.checksum(file));
            else add("word", word);
        } catch (InvalidPathException noName) {
            add("word", word);
        }
    }

    private void add(String kind, String text) {
        sum.update((kind + '\0' + text + '\0').getBytes(StandardCharsets.UTF_8));
    }
}
