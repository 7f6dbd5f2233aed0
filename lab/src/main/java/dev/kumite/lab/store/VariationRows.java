package dev.kumite.lab.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** Rows of the table of variations, one for each game at most. */
final class VariationRows {
    private VariationRows() {}

    /** Replaces those of the same game. */
    static boolean put(Connection connection, StoredVariations variations) throws SQLException {
        String replace = "insert or replace into variations (game, text) values (?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(replace)) {
            statement.setString(1, variations.game());
            statement.setString(2, variations.text());
            return statement.executeUpdate() > 0;
        }
    }

    static Optional<StoredVariations> one(Connection connection, String game) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("select text from variations where game = ?")) {
            statement.setString(1, game);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(new StoredVariations(game, row.getString(1))) : Optional.empty();
            }
        }
    }

    static boolean delete(Connection connection, String game) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("delete from variations where game = ?")) {
            statement.setString(1, game);
            return statement.executeUpdate() > 0;
        }
    }
}
