package dev.kumite.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.base.Unavailable;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rows of the table of games. */
final class LiveGameRows {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String COLUMNS = "id, title, game, seat0, seat1, start, plies, board, resigned, pace, paused,"
            + " version, created, changed, offer, clock";

    private LiveGameRows() {}

    /** Replaces the row with the same id. */
    static boolean put(Connection connection, StoredLiveGame game) throws SQLException {
        String replace = "insert or replace into sitting (" + COLUMNS
                + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(replace)) {
            statement.setString(1, game.id());
            statement.setString(2, game.title());
            statement.setString(3, game.game());
            statement.setString(4, game.seats().get(0));
            statement.setString(5, game.seats().get(1));
            statement.setString(6, game.start());
            statement.setString(7, write(game.plies()));
            statement.setInt(8, game.board());
            statement.setInt(9, game.resigned());
            statement.setInt(10, game.pace());
            statement.setInt(11, game.paused() ? 1 : 0);
            statement.setLong(12, game.version());
            statement.setLong(13, game.created());
            statement.setLong(14, game.changed());
            statement.setString(15, game.offer() == null ? null : write(game.offer()));
            statement.setString(16, game.clock() == null ? null : write(game.clock()));
            return statement.executeUpdate() > 0;
        }
    }

    static Optional<StoredLiveGame> one(Connection connection, String id) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("select " + COLUMNS + " from sitting where id = ?")) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(read(row)) : Optional.empty();
            }
        }
    }

    /** By id, the most recently changed first. */
    static Map<String, Long> versions(Connection connection) throws SQLException {
        String select = "select id, version from sitting order by changed desc, id";
        Map<String, Long> versions = new LinkedHashMap<>();
        try (PreparedStatement statement = connection.prepareStatement(select);
                ResultSet row = statement.executeQuery()) {
            while (row.next()) versions.put(row.getString(1), row.getLong(2));
        }
        return versions;
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

    private static StoredLiveGame read(ResultSet row) throws SQLException {
        return new StoredLiveGame(
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
                offer(row.getString(15)),
                clock(row.getString(16)),
                row.getLong(12),
                row.getLong(13),
                row.getLong(14));
    }

    private static String write(Object part) {
        try {
            return JSON.writeValueAsString(part);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<StoredLiveGame.Ply> plies(String text) {
        return read(text, new TypeReference<>() {});
    }

    private static StoredLiveGame.@Nullable Offer offer(@Nullable String text) {
        return text == null ? null : read(text, new TypeReference<>() {});
    }

    private static StoredLiveGame.@Nullable ClockState clock(@Nullable String text) {
        return text == null ? null : read(text, new TypeReference<>() {});
    }

    private static <T> T read(String text, TypeReference<T> type) {
        try {
            return JSON.readValue(text, type);
        } catch (JsonProcessingException e) {
            throw Unavailable.permanently("the store holds a game that cannot be read: " + e.getOriginalMessage());
        }
    }
}
