package dev.kumite.solver.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Records that a large table was verified, in a small file beside it, so that it is not read completely every time it
 * is opened. A table that has been written to since has another date or length and is verified again.
 */
final class Checked {
    /** Smaller tables are checked every time. */
    private static final long LARGE = 2L << 30;

    private Checked() {}

    static boolean isKnown(Path table) {
        try {
            Path note = noteFile(table);
            return isLarge(table)
                    && Files.exists(note)
                    && Files.readString(note).equals(text(table));
        } catch (IOException e) {
            return false;
        }
    }

    /** Every byte of the table was just found, or written, as it should be. */
    static void note(Path table) throws IOException {
        if (isLarge(table) && Files.isWritable(table.toAbsolutePath().getParent()))
            Files.writeString(noteFile(table), text(table));
    }

    private static Path noteFile(Path table) {
        return table.resolveSibling(table.getFileName() + ".checked");
    }

    private static boolean isLarge(Path table) throws IOException {
        return Files.size(table) >= LARGE;
    }

    private static String text(Path table) throws IOException {
        return "checked: " + Files.size(table) + " bytes of "
                + Files.getLastModifiedTime(table).toInstant() + "\n";
    }
}
