package dev.kumite.lab.store;

import dev.kumite.games.Ending;
import dev.kumite.games.Outcome;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Rows of the table of games. */
final class GameRows {
    private static final String COLUMNS = "contest, number, side_of_a, first_side, setup, moves, result, ending, plies,"
            + " pieces0, pieces1, a_moves, a_iterations, a_nodes, a_depths, a_held, b_moves, b_iterations, b_nodes,"
            + " b_depths, b_held, failure, clock_a, clock_b, clock_finished";
    private static final int COLUMN_COUNT = 25;
    private static final String INSERT =
            "insert or ignore into game (run, " + COLUMNS + ") values (?" + ", ?".repeat(COLUMN_COUNT) + ")";
    private static final String SELECT = "select " + COLUMNS + " from game where run = ?";

    private GameRows() {}

    static boolean insert(Connection connection, long run, List<StoredGame> games) throws SQLException {
        return Transactions.whole(connection, () -> {
            try (PreparedStatement statement = connection.prepareStatement(INSERT)) {
                for (StoredGame game : games) {
                    fill(new Row(statement), run, game);
                    statement.executeUpdate();
                }
            }
            return true;
        });
    }

    private static void fill(Row row, long run, StoredGame game) throws SQLException {
        Played played = game.played();
        row.add(run).add(game.contest()).add(game.number());
        row.add(played.sideOfA()).add(played.firstSide()).add(played.setup());
        row.add(played.moves().packed());
        row.add(played.outcome().result()).add(played.outcome().ending().word());
        row.add(played.outcome().plies()).add(played.pieces0()).add(played.pieces1());
        fill(row, played.a());
        fill(row, played.b());
        row.add(played.failure());
        row.add(played.a().nanos()).add(played.b().nanos()).add(game.finished());
    }

    private static void fill(Row row, Effort effort) throws SQLException {
        row.add(effort.moves()).add(effort.iterations()).add(effort.nodes());
        row.add(effort.depths()).add(effort.held());
    }

    /** Sets a statement's values one after the other. */
    private static final class Row {
        private final PreparedStatement statement;
        private int at = 1;

        Row(PreparedStatement statement) {
            this.statement = statement;
        }

        Row add(long value) throws SQLException {
            statement.setLong(at++, value);
            return this;
        }

        Row add(String value) throws SQLException {
            statement.setString(at++, value);
            return this;
        }

        void add(byte[] value) throws SQLException {
            statement.setBytes(at++, value);
        }
    }

    static boolean each(Connection connection, long run, Consumer<StoredGame> reader) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(SELECT + " order by contest, number")) {
            statement.setLong(1, run);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) reader.accept(read(row));
            }
        }
        return true;
    }

    static Optional<StoredGame> one(Connection connection, long run, int contest, int number) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(SELECT + " and contest = ? and number = ?")) {
            statement.setLong(1, run);
            statement.setInt(2, contest);
            statement.setInt(3, number);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(read(row)) : Optional.empty();
            }
        }
    }

    private static StoredGame read(ResultSet row) throws SQLException {
        Played played = new Played(
                row.getInt(3),
                row.getInt(4),
                row.getString(5),
                MoveList.ofPacked(row.getBytes(6)),
                new Outcome(row.getInt(7), Ending.ofWord(row.getString(8)), row.getInt(9)),
                row.getInt(10),
                row.getInt(11),
                effort(row, 12, row.getLong(23)),
                effort(row, 17, row.getLong(24)),
                row.getString(22));
        return new StoredGame(row.getInt(1), row.getInt(2), played, row.getLong(25));
    }

    private static Effort effort(ResultSet row, int from, long nanos) throws SQLException {
        return new Effort(
                row.getLong(from),
                row.getLong(from + 1),
                row.getLong(from + 2),
                row.getLong(from + 3),
                row.getLong(from + 4),
                nanos);
    }

    static Map<Integer, BitSet> played(Connection connection, long run) throws SQLException {
        Map<Integer, BitSet> played = new TreeMap<>();
        try (PreparedStatement statement =
                connection.prepareStatement("select contest, number from game where run = ?")) {
            statement.setLong(1, run);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next())
                    played.computeIfAbsent(row.getInt(1), contest -> new BitSet())
                            .set(row.getInt(2));
            }
        }
        return played;
    }

    static boolean drop(Connection connection, long run, int contest, int from) throws SQLException {
        String delete = "delete from game where run = ? and contest = ? and number >= ?";
        try (PreparedStatement statement = connection.prepareStatement(delete)) {
            statement.setLong(1, run);
            statement.setInt(2, contest);
            statement.setInt(3, from);
            return statement.executeUpdate() > 0;
        }
    }
}
