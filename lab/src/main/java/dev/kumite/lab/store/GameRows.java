package dev.kumite.lab.store;

import dev.kumite.base.Unavailable;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.GameResult;
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
            + " b_depths, b_held, failure, fingerprint, clock_a, clock_b, clock_finished, seal, "
            + ResultSeal.COLUMN;
    private static final int COLUMN_COUNT = 28;
    private static final int PIECES = 0xfff;
    private static final int PLIES = 0x3fffff;
    private static final int ENDING_AT = 54;
    private static final String INSERT =
            "insert or ignore into game (run, " + COLUMNS + ") values (?" + ", ?".repeat(COLUMN_COUNT) + ")";

    /** In {@link #small}: whether there is a failure. */
    private static final long FAILED = 1 << 4;

    private GameRows() {}

    static boolean insert(Connection connection, long run, List<StoredGame> games) throws SQLException {
        return Transactions.whole(connection, () -> {
            long added = 0;
            try (PreparedStatement statement = connection.prepareStatement(INSERT)) {
                for (StoredGame game : games) {
                    fill(new Row(statement), run, game);
                    added += statement.executeUpdate();
                }
            }
            RunRows.addGames(connection, run, added);
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
        row.add(played.failure()).add(played.moves().fingerprint(played.setup()));
        row.add(played.a().nanos()).add(played.b().nanos()).add(game.finished());
        row.add(Seal.of(game)).add(ResultSeal.of(game));
    }

    private static void fill(Row row, Effort effort) throws SQLException {
        row.add(effort.moves()).add(effort.iterations()).add(effort.nodes());
        row.add(effort.depths()).add(effort.held());
    }

    /** Sets a statement's parameters one after the other. */
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
        List<Ending> endings = Games.endings();
        String select = select(connection, endings) + " order by contest, number";
        return all(connection, run, select, row -> {
            StoredGame game = read(row, endings);
            reader.accept(game);
            return place(game.contest(), game.number());
        });
    }

    /** What becomes of a row; gives its place. */
    private interface RowReader {
        long read(ResultSet row) throws SQLException;
    }

    private static long place(int contest, int number) {
        return ((long) contest << Integer.SIZE) + number;
    }

    /** As many games as the run has counted, or more, and none of them twice: they are of the moment of that count. */
    private static boolean all(Connection connection, long run, String select, RowReader reader) throws SQLException {
        return Transactions.reading(connection, () -> {
            long counted = RunRows.games(connection, run);
            long found = 0;
            long last = -1;
            try (PreparedStatement statement = connection.prepareStatement(select)) {
                statement.setLong(1, run);
                try (ResultSet row = statement.executeQuery()) {
                    for (; row.next(); found++) {
                        long place = reader.read(row);
                        if (place <= last) throw Seal.damaged("the order of the games of run " + run);
                        last = place;
                    }
                }
            }
            if (found < counted)
                throw Seal.damaged("run " + run + ", of whose " + counted + " games only " + found + " are left,");
            return true;
        });
    }

    /** A store that is only read stays without the checksums that it lacks. */
    private static String select(Connection connection, List<Ending> endings) throws SQLException {
        return "select contest, number, " + small(endings) + ", setup, moves, ending, a_moves, a_iterations, a_nodes,"
                + " a_depths, a_held, clock_a, b_moves, b_iterations, b_nodes, b_depths, b_held, clock_b,"
                + " clock_finished, failure, " + (Schema.hasSeals(connection) ? "seal" : "null") + ", "
                + ResultSeal.rest(Schema.hasResultSeals(connection)) + " from game where run = ?";
    }

    static boolean each(Connection connection, long run, int contest, int end, Consumer<StoredGame> reader)
            throws SQLException {
        List<Ending> endings = Games.endings();
        String select = select(connection, endings) + " and contest = ? and number < ? order by number";
        try (PreparedStatement statement = connection.prepareStatement(select)) {
            statement.setLong(1, run);
            statement.setInt(2, contest);
            statement.setInt(3, end);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) reader.accept(read(row, endings));
            }
        }
        return true;
    }

    static Optional<StoredGame> one(Connection connection, long run, int contest, int number) throws SQLException {
        List<Ending> endings = Games.endings();
        try (PreparedStatement statement =
                connection.prepareStatement(select(connection, endings) + " and contest = ? and number = ?")) {
            statement.setLong(1, run);
            statement.setInt(2, contest);
            statement.setInt(3, number);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(read(row, endings)) : Optional.empty();
            }
        }
    }

    private static StoredGame read(ResultSet row, List<Ending> endings) throws SQLException {
        long small = row.getLong(3);
        String setup = row.getString(4);
        byte[] moves = row.getBytes(5);
        if (setup == null || moves == null) throw damaged(row);
        GameResult result =
                result(small, ending(small, row, 6, endings), (small & FAILED) == 0 ? "" : row.getString(20));
        Played played = Played.of(result, setup, MoveList.ofPacked(moves), effort(row, 7), effort(row, 13));
        StoredGame game = new StoredGame(row.getInt(1), row.getInt(2), played, row.getLong(19));
        long seal = row.getLong(21);
        if (!row.wasNull() && seal != Seal.of(game)) throw damaged(row);
        long rest = row.getLong(22);
        if (ResultSeal.has(rest)
                && !ResultSeal.fits(rest, result.outcome().ending().word(), result.failure())) throw damaged(row);
        return game;
    }

    private static Unavailable damaged(ResultSet row) throws SQLException {
        return Seal.damaged("game " + (row.getInt(1) + 1) + "." + (row.getInt(2) + 1));
    }

    private static GameResult result(long small, Ending ending, String failure) {
        return new GameResult(
                (int) small & 1,
                (int) small >> 1 & 1,
                new Outcome((int) small >> 2 & 3, ending, (int) (small >> 32) & PLIES),
                (int) small >> 8 & PIECES,
                (int) small >> 20 & PIECES,
                failure);
    }

    /**
     * Small numbers come out of the database as one, among them the ending's place among all endings, and a failure
     * only where there is one: every value read costs a tenth of the row.
     */
    private static String small(List<Ending> endings) {
        StringBuilder cases = new StringBuilder("case ending");
        for (int place = 0; place < endings.size(); place++)
            cases.append(" when '")
                    .append(endings.get(place).word())
                    .append("' then ")
                    .append(place);
        cases.append(" else ").append(endings.size()).append(" end");
        return "side_of_a | (first_side << 1) | (result << 2) | ((failure <> '') << 4) | (pieces0 << 8)"
                + " | (pieces1 << 20) | (plies << 32) | (" + cases + " << " + ENDING_AT + ")";
    }

    private static Ending ending(long small, ResultSet row, int wordAt, List<Ending> endings) throws SQLException {
        int place = (int) (small >> ENDING_AT);
        if (place < 0) throw damaged(row);
        if (place < endings.size()) return endings.get(place);
        throw Unavailable.permanently("the store holds a game that ended by '" + row.getString(wordAt)
                + "', which no game of this version can end by");
    }

    private static Effort effort(ResultSet row, int from) throws SQLException {
        return new Effort(
                row.getLong(from),
                row.getLong(from + 1),
                row.getLong(from + 2),
                row.getLong(from + 3),
                row.getLong(from + 4),
                row.getLong(from + 5));
    }

    /** In the order of the plan. */
    static boolean results(Connection connection, long run, Consumer<StoredResult> reader) throws SQLException {
        List<Ending> endings = Games.endings();
        String select = "select contest, number, " + small(endings) + ", ending, fingerprint, failure, "
                + ResultSeal.rest(Schema.hasResultSeals(connection))
                + " from game where run = ? order by contest, number";
        boolean[] wholeRead = new boolean[1];
        return all(connection, run, select, row -> {
            StoredResult result = result(row, endings);
            if (!isSealed(row, result.result()) && !wholeRead[0]) wholeRead[0] = each(connection, run, game -> {});
            reader.accept(result);
            return place(result.contest(), result.number());
        });
    }

    private static StoredResult result(ResultSet row, List<Ending> endings) throws SQLException {
        long small = row.getLong(3);
        String failure = (small & FAILED) == 0 ? "" : row.getString(6);
        return new StoredResult(
                row.getInt(1), row.getInt(2), result(small, ending(small, row, 4, endings), failure), row.getLong(5));
    }

    /** Only whole games can be checked where results have no checksums yet. */
    private static boolean isSealed(ResultSet row, GameResult result) throws SQLException {
        long rest = row.getLong(7);
        if (!ResultSeal.has(rest)) return false;
        if (!ResultSeal.fits(rest, result.outcome().ending().word(), result.failure())) throw damaged(row);
        return true;
    }

    /** What A and B spent on the first games of a contest. */
    static List<Effort> efforts(Connection connection, long run, int contest, int games) throws SQLException {
        String select = "select exists (select 1 from game where run = ? and contest = ? and number < ? and "
                + ResultSeal.unsure(Schema.hasResultSeals(connection)) + ")";
        return Transactions.reading(connection, () -> {
            boolean unsure = ofContest(connection, run, contest, games, select, row -> row.getBoolean(1));
            if (unsure) each(connection, run, contest, games, game -> {});
            return checkedEfforts(connection, run, contest, games);
        });
    }

    /** Of games that have been checked, added up by the database. */
    static List<Effort> checkedEfforts(Connection connection, long run, int contest, int games) throws SQLException {
        String select =
                "select " + sums("a") + ", " + sums("b") + " from game where run = ? and contest = ? and number < ?";
        return ofContest(connection, run, contest, games, select, row -> List.of(effort(row, 1), effort(row, 7)));
    }

    /** Too large a sum of whole numbers would be an error; as a decimal one it becomes the largest whole number. */
    private static String sum(String column) {
        return "cast(total(" + column + ") as integer)";
    }

    private static String sums(String agent) {
        return String.join(
                ", ",
                sum(agent + "_moves"),
                sum(agent + "_iterations"),
                sum(agent + "_nodes"),
                sum(agent + "_depths"),
                "max(" + agent + "_held)",
                sum("clock_" + agent));
    }

    /** What a query says of the first games of a contest. */
    private interface Answer<T> {
        T of(ResultSet row) throws SQLException;
    }

    private static <T> T ofContest(
            Connection connection, long run, int contest, int games, String select, Answer<T> answer)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(select)) {
            statement.setLong(1, run);
            statement.setInt(2, contest);
            statement.setInt(3, games);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return answer.of(row);
            }
        }
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
        return Transactions.whole(connection, () -> {
            try (PreparedStatement statement = connection.prepareStatement(delete)) {
                statement.setLong(1, run);
                statement.setInt(2, contest);
                statement.setInt(3, from);
                int dropped = statement.executeUpdate();
                RunRows.countGames(connection, run);
                return dropped > 0;
            }
        });
    }
}
