package dev.kumite.lab.store;

import dev.kumite.spec.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The way into the file, and plain words for what can be wrong with it. */
final class Database {
    private static final int PATIENCE_MILLIS = 60_000;

    private Database() {}

    /** Something done with the database. */
    interface Work<T> {
        T run() throws SQLException;
    }

    /** Puts values in the place of a query's question marks. */
    interface Filling {
        void fill(PreparedStatement statement) throws SQLException;
    }

    static Connection connect(Path file) {
        if (file.toString().isBlank()) throw new BadInput("the store has no name; --store names a file");
        if (Files.isDirectory(file)) throw new BadInput(file + " is a directory; --store names a file");
        if (Files.exists(file) && !Files.isRegularFile(file))
            throw new BadInput(file + " is no plain file; name another with --store");
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder))
            throw new BadInput("there is no directory " + folder + " for the store " + file.getFileName());
        return doing(file, () -> {
            SQLiteConfig config = new SQLiteConfig();
            config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
            config.setBusyTimeout(PATIENCE_MILLIS);
            Connection connection = config.createConnection("jdbc:sqlite:" + file);
            try {
                Schema.prepare(connection, file.toString());
                writeAhead(connection);
            } catch (SQLException | BadInput e) {
                connection.close();
                throw e;
            }
            return connection;
        });
    }

    /** Only now that the file is known to be ours: this setting stays in it. */
    private static void writeAhead(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma journal_mode = wal");
        }
    }

    static <T> T doing(Path file, Work<T> work) {
        try {
            return work.run();
        } catch (SQLiteException e) {
            throw new BadInput(words(file, e.getResultCode(), e));
        } catch (SQLException e) {
            throw new BadInput("the store " + file + " failed: " + e.getMessage());
        }
    }

    private static String words(Path file, SQLiteErrorCode code, SQLiteException e) {
        String name = code.name();
        if (name.startsWith("SQLITE_NOTADB"))
            return file + " is no store of Kumite's; it stays as it is. Name another with --store";
        if (name.startsWith("SQLITE_CORRUPT"))
            return file + " is damaged; it stays as it is. Go on with a copy of yours, or name another with --store";
        if (name.startsWith("SQLITE_BUSY") || name.startsWith("SQLITE_LOCKED"))
            return file + " has been in use by another program for a minute; try again when that is done";
        if (name.startsWith("SQLITE_READONLY") || name.startsWith("SQLITE_CANTOPEN"))
            return file + " cannot be written; name another with --store";
        if (name.startsWith("SQLITE_FULL") || name.startsWith("SQLITE_IOERR"))
            return "the disk of " + file + " is full or broken; what was counted so far is stored";
        return "the store " + file + " failed: " + e.getMessage();
    }
}
