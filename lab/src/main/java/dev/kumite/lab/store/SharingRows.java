package dev.kumite.lab.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Rows of the table of shared games, one for each game at most. */
final class SharingRows {
    private static final String COLUMNS = "link0, link1, watch, name0, name1";

    private SharingRows() {}

    /** Replaces the row of the same game. */
    static boolean put(Connection connection, StoredSharing sharing) throws SQLException {
        String replace = "insert or replace into sharing (game, " + COLUMNS + ") values (?, ?, ?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(replace)) {
            statement.setString(1, sharing.game());
            for (int link = 0; link < 3; link++)
                statement.setString(2 + link, sharing.links().get(link));
            for (int side = 0; side < 2; side++)
                statement.setString(5 + side, sharing.names().get(side));
            return statement.executeUpdate() > 0;
        }
    }

    static Optional<StoredSharing> one(Connection connection, String game) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("select " + COLUMNS + " from sharing where game = ?")) {
            statement.setString(1, game);
            try (ResultSet row = statement.executeQuery()) {
                if (!row.next()) return Optional.empty();
                List<String> links = List.of(row.getString(1), row.getString(2), row.getString(3));
                return Optional.of(new StoredSharing(game, links, List.of(row.getString(4), row.getString(5))));
            }
        }
    }

    static boolean delete(Connection connection, String game) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("delete from sharing where game = ?")) {
            statement.setString(1, game);
            return statement.executeUpdate() > 0;
        }
    }
}
