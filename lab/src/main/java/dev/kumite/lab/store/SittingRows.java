package dev.kumite.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.base.Unavailable;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rows of the table of sittings. */
final class SittingRows {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String COLUMNS = "id, title, game, seat0, seat1, start, plies, board, resigned, pace, paused,"
            + " version, created, changed";

    private SittingRows() {}

    /** Takes the place of the row with the same id. */
    static boolean put(Connection connection, StoredSitting sitting) throws SQLException {
        String replace =
                "insert or replace into sitting (" + COLUMNS + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(replace)) {
            statement.setString(1, sitting.id());
            statement.setString(2, sitting.title());
            statement.setString(3, sitting.game());
            statement.setString(4, sitting.seats().get(0));
            statement.setString(5, sitting.seats().get(1));
            statement.setString(6, sitting.start());
            statement.setString(7, write(sitting.plies()));
            statement.setInt(8, sitting.board());
            statement.setInt(9, sitting.resigned());
            statement.setInt(10, sitting.pace());
            statement.setInt(11, sitting.paused() ? 1 : 0);
            statement.setLong(12, sitting.version());
            statement.setLong(13, sitting.created());
            statement.setLong(14, sitting.changed());
            return statement.executeUpdate() > 0;
        }
    }

    static Optional<StoredSitting> one(Connection connection, String id) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("select " + COLUMNS + " from sitting where id = ?")) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(read(row)) : Optional.empty();
            }
        }
    }

    /** The latest changed first. */
    static List<StoredSitting> latest(Connection connection, int most) throws SQLException {
        String select = "select " + COLUMNS + " from sitting order by changed desc, id limit ?";
        try (PreparedStatement statement = connection.prepareStatement(select)) {
            statement.setInt(1, most);
            List<StoredSitting> sittings = new ArrayList<>();
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) sittings.add(read(row));
            }
            return sittings;
        }
    }

    static long count(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("select count(*) from sitting");
                ResultSet row = statement.executeQuery()) {
            return row.next() ? row.getLong(1) : 0;
        }
    }

    static boolean delete(Connection connection, String id) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("delete from sitting where id = ?")) {
            statement.setString(1, id);
            return statement.executeUpdate() > 0;
        }
    }

    private static StoredSitting read(ResultSet row) throws SQLException {
        return new StoredSitting(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                List.of(row.getString(4), row.getString(5)),
                row.getString(6),
                plies(row.getString(7)),
                row.getInt(8),
                row.getInt(9),
                row.getInt(10),
                row.getInt(11) != 0,
                row.getLong(12),
                row.getLong(13),
                row.getLong(14));
    }

    private static String write(List<StoredSitting.Ply> plies) {
        try {
            return JSON.writeValueAsString(plies);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<StoredSitting.Ply> plies(String text) {
        try {
            return JSON.readValue(text, new TypeReference<List<StoredSitting.Ply>>() {});
        } catch (JsonProcessingException e) {
            throw Unavailable.permanently("the store holds a game that cannot be read: " + e.getOriginalMessage());
        }
    }
}
