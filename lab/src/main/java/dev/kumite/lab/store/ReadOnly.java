package dev.kumite.lab.store;

import dev.kumite.base.FileTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/**
 * Reads a store that is not writable, or whose folder is not, and writes nothing next to it. SQLite creates files there
 * even for reading, since other programs might write at the same time.
 *
 * @param copy the folder with a copy, where one was needed
 */
record ReadOnly(Connection connection, @Nullable Path copy) {

    /** Whether it cannot be opened the usual way. */
    static boolean needed(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return Files.isRegularFile(file)
                && Files.isReadable(file)
                && !(Files.isWritable(file) && folder != null && Files.isWritable(folder));
    }

    /**
     * Without a log beside it the file has everything, and nobody is writing: then it is read as one that does not
     * change. If there is a log with its index, another process may be writing, and is respected. A log alone was left
     * by a program that was killed; its games are read from a copy.
     */
    static ReadOnly open(Path file) {
        return Database.doing(file, () -> {
            if (!hasLog(file)) return new ReadOnly(connect(file, "immutable=1"), null);
            if (Files.isReadable(beside(file, "-shm"))) return new ReadOnly(connect(file, "mode=ro"), null);
            Path folder = folderFor(file);
            try {
                copy(file, folder);
                return new ReadOnly(connect(folder.resolve("store.db"), "mode=rw"), folder);
            } catch (SQLException | RuntimeException e) {
                delete(folder);
                throw e;
            }
        });
    }

    private static boolean hasLog(Path file) {
        try {
            Path log = beside(file, "-wal");
            return Files.exists(log) && Files.size(log) > 0;
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static Connection connect(Path file, String how) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(!how.equals("mode=rw"));
        config.setBusyTimeout(Database.PATIENCE_MILLIS);
        Connection connection = config.createConnection(
                "jdbc:sqlite:file:" + file.toAbsolutePath().toUri().getRawPath() + "?" + how);
        try {
            Schema.check(connection, file.toString());
        } catch (SQLException | RuntimeException e) {
            connection.close();
            throw e;
        }
        return connection;
    }

    private static Path folderFor(Path file) {
        try {
            return Files.createTempDirectory("kumite-store");
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static void copy(Path file, Path folder) {
        try {
            Files.copy(file, folder.resolve("store.db"));
            Files.copy(beside(file, "-wal"), folder.resolve("store.db-wal"));
            for (Path copied : List.of(folder.resolve("store.db"), folder.resolve("store.db-wal")))
                if (!copied.toFile().setWritable(true)) throw new IOException("the copy cannot be made writable");
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static RuntimeException unreadable(Path file, IOException e) {
        return FileTrouble.of("the store " + file + " cannot be read: " + FileTrouble.reason(e), e);
    }

    static void delete(Path folder) {
        try {
            for (String name : List.of("store.db", "store.db-wal", "store.db-shm"))
                Files.deleteIfExists(folder.resolve(name));
            Files.delete(folder);
        } catch (IOException e) {
            throw unreadable(folder, e);
        }
    }
}
