package dev.kumite.lab.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** All or nothing, and all of one moment. */
final class Transactions {
    private Transactions() {}

    static <T> T whole(Connection connection, Database.Work<T> work) throws SQLException {
        return between(connection, "begin immediate", work, "commit", "rollback");
    }

    /**
     * What is read is of one moment, whatever other programs write meanwhile; nobody is kept waiting. It may be read
     * within another reading.
     */
    static <T> T reading(Connection connection, Database.Work<T> work) throws SQLException {
        return between(connection, "savepoint reading", work, "release reading", "release reading");
    }

    private static <T> T between(
            Connection connection, String begin, Database.Work<T> work, String end, String endOfFailure)
            throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(begin);
            try {
                T done = work.run();
                statement.execute(end);
                return done;
            } catch (SQLException | RuntimeException | Error e) {
                giveUp(statement, endOfFailure, e);
                throw e;
            }
        }
    }

    /**
     * After some failures, such as a full disk, the database has rolled back by itself: the first failure is the cause.
     */
    private static void giveUp(Statement statement, String end, Throwable reason) {
        try {
            statement.execute(end);
        } catch (SQLException alreadyDone) {
            reason.addSuppressed(alreadyDone);
        }
    }
}
