package dev.kumite.cli.console;

import dev.kumite.spec.BadInput;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that commands write: beside their place first and then renamed, so that no half of one is ever seen. */
public final class NewFile {
    private NewFile() {}

    /** Writes the contents. */
    public interface Contents {
        void write(Writer out) throws IOException;
    }

    /**
     * Writes the whole file or none of it.
     *
     * @param option what complaints name
     */
    public static void write(String option, Path file, Contents contents) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) throw new BadInput(option + "=" + file + ": must name a file");
        if (!Files.isDirectory(folder)) throw new BadInput(option + "=" + file + ": there is no directory " + folder);
        try {
            Path beside = Files.createTempFile(folder, "." + file.getFileName(), ".part");
            try {
                try (Writer writer = Files.newBufferedWriter(beside)) {
                    contents.write(writer);
                }
                Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException e) {
            throw new BadInput(option + "=" + file + ": cannot be written (" + e.getMessage() + ")");
        }
    }
}
