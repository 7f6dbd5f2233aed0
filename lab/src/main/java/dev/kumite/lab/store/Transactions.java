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
            } catch (SQLException | RuntimeException e) {
                statement.execute("rollback");
                throw e;
            }
        }
    }
}
