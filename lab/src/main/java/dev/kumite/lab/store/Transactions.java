package dev.kumite.lab.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** All or nothing. */
final class Transactions {
    private Transactions() {}

    static <T> T whole(Connection connection, Database.Work<T> work) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("begin immediate");
            try {
                T done = work.run();
                statement.execute("commit");
                return done;
            } catch (SQLException | RuntimeException | Error e) {
                rollback(statement, e);
                throw e;
            }
        }
    }

    /**
     * After some failures, such as a full disk, the database has rolled back by itself: the first failure is the cause.
     */
    private static void rollback(Statement statement, Throwable reason) {
        try {
            statement.execute("rollback");
        } catch (SQLException alreadyDone) {
            reason.addSuppressed(alreadyDone);
        }
    }
}
