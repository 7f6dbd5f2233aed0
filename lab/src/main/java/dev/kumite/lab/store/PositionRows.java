package dev.kumite.lab.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Rows of the table of saved positions. */
final class PositionRows {
    private PositionRows() {}

    static StoredPosition add(Connection connection, String title, String game, String position) throws SQLException {
        long now = System.currentTimeMillis();
        String insert = "insert into saved_position (title, game, position, created) values (?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(insert, Statement.RETURN_GENERATED_KEYS)) {
            statement.setString(1, title);
            statement.setString(2, game);
            statement.setString(3, position);
            statement.setLong(4, now);
            statement.executeUpdate();
            try (ResultSet keys = statement.getGeneratedKeys()) {
                if (!keys.next()) throw new SQLException("the new position has no number");
                return new StoredPosition(keys.getLong(1), title, game, position, now);
            }
        }
    }

    /** The latest first. */
    static List<StoredPosition> all(Connection connection) throws SQLException {
        String select = "select id, title, game, position, created from saved_position order by id desc";
        List<StoredPosition> positions = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(select);
                ResultSet row = statement.executeQuery()) {
            while (row.next())
                positions.add(new StoredPosition(
                        row.getLong(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5)));
        }
        return positions;
    }

    static boolean delete(Connection connection, long id) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("delete from saved_position where id = ?")) {
            statement.setLong(1, id);
            return statement.executeUpdate() > 0;
        }
    }
}
