package dev.kumite.lab.store;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteException;

/** Opens the file, and reports in plain words what is wrong with it. */
final class Database {
    static final int PATIENCE_MILLIS = 60_000;

    /** The second is for the index that processes share: it grows by whole pages before they are used. */
    private static final Set<String> FULL = Set.of("SQLITE_FULL", "SQLITE_IOERR_SHMSIZE");

    private Database() {}

    /** Some work with the database. */
    interface Work<T> {
        T run() throws SQLException;
    }

    /** Fills in the parameters of a query. */
    interface Filling {
        void fill(PreparedStatement statement) throws SQLException;
    }

    /** Makes the file a store that has all it needs, or rejects it. */
    private interface Preparation {
        void prepare(Connection connection, String file) throws SQLException;
    }

    static Connection connect(Path file) {
        return connect(file, PATIENCE_MILLIS);
    }

    /** @param patienceMillis how long to wait for another program that writes */
    static Connection connect(Path file, int patienceMillis) {
        return connect(file, patienceMillis, Schema::prepare);
    }

    /** To read runs and games. */
    static Connection connectToRead(Path file, int patienceMillis) {
        return connect(file, patienceMillis, Schema::prepareToRead);
    }

    private static Connection connect(Path file, int patienceMillis, Preparation preparation) {
        if (file.toString().isBlank()) throw new BadInput("the store has no name; --store names a file");
        if (Files.isDirectory(file)) throw new BadInput(file + " is a directory; --store names a file");
        if (Files.exists(file) && !Files.isRegularFile(file))
            throw new BadInput(file + " is no plain file; name another with --store");
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder))
            throw new BadInput("there is no directory " + folder + " for the store " + file.getFileName());
        Path place = Files.exists(file) ? file : folder;
        if (place != null && !Files.isWritable(place))
            throw new BadInput(file + " cannot be written; name another with --store");
        return doing(file, () -> {
            SQLiteConfig config = new SQLiteConfig();
            config.setSynchronous(SQLiteConfig.SynchronousMode.FULL); // a commit survives a power cut, not only a crash
            config.setBusyTimeout(patienceMillis);
            Connection connection = config.createConnection("jdbc:sqlite:" + file);
            try {
                preparation.prepare(connection, file.toString());
                writeAhead(connection);
            } catch (SQLException | RuntimeException e) {
                connection.close();
                throw e;
            }
            return connection;
        });
    }

    /** Only once the file is known to be ours, because this setting stays in it. */
    private static void writeAhead(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma journal_mode = wal");
        }
    }

    static <T> T doing(Path file, Work<T> work) {
        try {
            return work.run();
        } catch (SQLException e) {
            throw trouble(file, e);
        }
    }

    private static RuntimeException trouble(Path file, SQLException e) {
        String code = e instanceof SQLiteException known ? known.getResultCode().name() : "";
        if (code.startsWith("SQLITE_NOTADB"))
            return new BadInput(file + " is no store of Kumite's; it stays as it is. Name another with --store");
        if (code.startsWith("SQLITE_CORRUPT"))
            return Unavailable.permanently(file
                    + " is damaged; it stays as it is. Continue with a copy of yours, or name another with --store");
        if (code.startsWith("SQLITE_BUSY") || code.startsWith("SQLITE_LOCKED"))
            return Unavailable.temporarily(
                    file + " has been in use by another program for too long; try again when that is done");
        if (code.startsWith("SQLITE_READONLY") || code.startsWith("SQLITE_CANTOPEN"))
            return Unavailable.permanently(file + " cannot be written; name another with --store");
        if (FULL.contains(code))
            return Unavailable.temporarily("the disk is full, so that " + file
                    + " cannot grow; what was counted so far is stored. Make room and try again");
        if (code.startsWith("SQLITE_IOERR"))
            return Unavailable.permanently("the disk of " + file + " fails (" + code.substring("SQLITE_".length())
                    + "); what was counted so far is stored");
        return Unavailable.permanently("the store " + file + " failed: " + reason(e));
    }

    /** With what lies behind it, such as a full folder for temporary files, where the driver's own code must go. */
    private static String reason(SQLException e) {
        Throwable cause = e.getCause();
        return cause == null ? String.valueOf(e.getMessage()) : e.getMessage() + " (" + cause.getMessage() + ")";
    }
}
