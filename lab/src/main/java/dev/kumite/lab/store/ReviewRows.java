package dev.kumite.lab.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Rows of the table of reviews, one for each game at most. */
final class ReviewRows {
    private static final String GAP = " ";

    private ReviewRows() {}

    /** Replaces the review of the same game. */
    static boolean put(Connection connection, StoredReview review) throws SQLException {
        String replace = "insert or replace into review (game, moves, text) values (?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(replace)) {
            statement.setString(1, review.game());
            statement.setString(2, review.moves().stream().map(String::valueOf).collect(Collectors.joining(GAP)));
            statement.setString(3, review.text());
            return statement.executeUpdate() > 0;
        }
    }

    static Optional<StoredReview> one(Connection connection, String game) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("select moves, text from review where game = ?")) {
            statement.setString(1, game);
            try (ResultSet row = statement.executeQuery()) {
                if (!row.next()) return Optional.empty();
                return Optional.of(new StoredReview(game, moves(row.getString(1)), row.getString(2)));
            }
        }
    }

    private static List<Integer> moves(String text) {
        return Arrays.stream(text.split(GAP, -1))
                .filter(number -> !number.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }

    static boolean delete(Connection connection, String game) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("delete from review where game = ?")) {
            statement.setString(1, game);
            return statement.executeUpdate() > 0;
        }
    }
}
