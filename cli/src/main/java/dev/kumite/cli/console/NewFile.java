package dev.kumite.cli.console;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
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
     * Writes the whole file or none of it. Where the name is that of a link, the file it leads to is replaced; a device
     * or a pipe, which no file may take the place of, is written to as it is.
     *
     * @param option what complaints name
     */
    public static void write(String option, Path file, Contents contents) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) throw new BadInput(option + "=" + file + ": must name a file");
        if (!Files.isDirectory(folder)) throw new BadInput(option + "=" + file + ": there is no directory " + folder);
        try {
            if (!Files.exists(file)) replace(file.toAbsolutePath(), contents);
            else if (Files.isRegularFile(file)) replace(file.toRealPath(), contents);
            else fill(file, contents);
        } catch (IOException e) {
            throw FileTrouble.of(option + "=" + file + ": cannot be written (" + FileTrouble.reason(e) + ")", e);
        }
    }

    private static void replace(Path file, Contents contents) throws IOException {
        Path beside = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            fill(beside, contents);
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void fill(Path file, Contents contents) throws IOException {
        try (Writer writer = Files.newBufferedWriter(file)) {
            contents.write(writer);
        }
    }
}
