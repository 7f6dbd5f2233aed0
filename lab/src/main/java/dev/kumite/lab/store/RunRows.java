package dev.kumite.lab.store;

import dev.kumite.base.BadInput;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** Rows of the table of runs. */
final class RunRows {
    private RunRows() {}

    /** The beginning of a query whose rows can be {@link #read}. */
    static String select(Connection connection) throws SQLException {
        boolean sealed = Schema.hasRunSeals(connection);
        String sound = "progress_seal is null or progress_seal is " + Schema.PROGRESS_SEAL;
        return "select *, " + (sealed ? "seal" : "null") + " as known_seal, " + (sealed ? sound : "1")
                + " as sound from run ";
    }

    static StoredRun read(ResultSet row) throws SQLException {
        check(row);
        String text = row.getString("plan");
        Plan plan = PlanJson.read(text);
        boolean repeatable = row.getInt("repeatable") != 0;
        return new StoredRun(
                row.getLong("id"),
                row.getString("key"),
                plan,
                row.getString("version"),
                row.getString("machine"),
                repeatable,
                repeatable ? List.of() : PlanJson.whyNotRepeatable(text),
                row.getLong("created"),
                Math.min(row.getLong("games"), plan.games()),
                row.getInt("complete") != 0);
    }

    private static void check(ResultSet row) throws SQLException {
        long seal = Seal.ofRun(
                row.getString("key"),
                row.getString("version"),
                row.getString("machine"),
                row.getInt("repeatable"),
                row.getLong("created"));
        long known = row.getLong("known_seal");
        if (!row.wasNull() && known != seal || row.getInt("sound") == 0) throw Seal.damaged("run " + row.getLong("id"));
    }

    /** An existing run takes the new plan; if that has other numbers of games, the run is no longer complete. */
    static boolean begin(
            Connection connection, String key, Plan plan, String version, String machine, List<String> whyNotRepeatable)
            throws SQLException {
        return Transactions.whole(connection, () -> {
            String find = "select id, plan, complete from run where key = ?";
            try (PreparedStatement statement = connection.prepareStatement(find)) {
                statement.setString(1, key);
                try (ResultSet row = statement.executeQuery()) {
                    if (!row.next()) return insert(connection, key, plan, version, machine, whyNotRepeatable);
                    if (row.getString(2).equals(PlanJson.write(plan, whyNotRepeatable))) return false;
                    boolean same = sizes(PlanJson.read(row.getString(2))).equals(sizes(plan));
                    return replan(
                            connection,
                            row.getLong(1),
                            PlanJson.write(plan, whyNotRepeatable),
                            same && row.getInt(3) != 0);
                }
            }
        });
    }

    private static List<Integer> sizes(Plan plan) {
        return plan.contests().stream().map(Contest::games).toList();
    }

    private static boolean replan(Connection connection, long run, String plan, boolean complete) throws SQLException {
        String update = "update run set plan = ?, complete = ? where id = ?";
        try (PreparedStatement statement = connection.prepareStatement(update)) {
            statement.setString(1, plan);
            statement.setInt(2, complete ? 1 : 0);
            statement.setLong(3, run);
            statement.executeUpdate();
        }
        countGames(connection, run);
        return true;
    }

    /** Games beyond those of the plan stay in the store, in case it is extended; they do not count. */
    static void countGames(Connection connection, long run) throws SQLException {
        long games = 0;
        Plan plan = plan(connection, run);
        String count = "select count(*) from game where run = ? and contest = ? and number < ?";
        try (PreparedStatement statement = connection.prepareStatement(count)) {
            for (int contest = 0; contest < plan.contests().size(); contest++) {
                statement.setLong(1, run);
                statement.setInt(2, contest);
                statement.setInt(3, plan.contests().get(contest).games());
                try (ResultSet row = statement.executeQuery()) {
                    if (row.next()) games += row.getLong(1);
                }
            }
        }
        try (PreparedStatement statement = connection.prepareStatement("update run set games = ? where id = ?")) {
            statement.setLong(1, games);
            statement.setLong(2, run);
            statement.executeUpdate();
        }
    }

    private static Plan plan(Connection connection, long run) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("select plan from run where id = ?")) {
            statement.setLong(1, run);
            try (ResultSet row = statement.executeQuery()) {
                if (!row.next()) throw gone(run);
                return PlanJson.read(row.getString(1));
            }
        }
    }

    private static BadInput gone(long run) {
        return new BadInput("run " + run + " is not in the store any more; somebody has deleted it");
    }

    private static boolean insert(
            Connection connection, String key, Plan plan, String version, String machine, List<String> whyNotRepeatable)
            throws SQLException {
        String insert =
                "insert into run (key, name, plan, version, machine, repeatable, created, complete, games, seal)"
                        + " values (?, ?, ?, ?, ?, ?, ?, 0, 0, ?)";
        int repeatable = whyNotRepeatable.isEmpty() ? 1 : 0;
        long created = System.currentTimeMillis();
        try (PreparedStatement statement = connection.prepareStatement(insert)) {
            statement.setString(1, key);
            statement.setString(2, plan.name());
            statement.setString(3, PlanJson.write(plan, whyNotRepeatable));
            statement.setString(4, version);
            statement.setString(5, machine);
            statement.setInt(6, repeatable);
            statement.setLong(7, created);
            statement.setLong(8, Seal.ofRun(key, version, machine, repeatable, created));
            return statement.executeUpdate() > 0;
        }
    }

    static boolean setComplete(Connection connection, long run, boolean complete) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("update run set complete = ? where id = ?")) {
            statement.setInt(1, complete ? 1 : 0);
            statement.setLong(2, run);
            return statement.executeUpdate() > 0;
        }
    }

    /** How many games the run has by its own count. */
    static long games(Connection connection, long run) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("select games from run where id = ?")) {
            statement.setLong(1, run);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? row.getLong(1) : 0;
            }
        }
    }

    /** The number of games is stored with the run, so that lists need not read every game. */
    static void addGames(Connection connection, long run, long more) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("update run set games = games + ? where id = ?")) {
            statement.setLong(1, more);
            statement.setLong(2, run);
            if (statement.executeUpdate() == 0) throw gone(run);
        }
    }

    /** Both in one transaction: no game is left without its run. */
    static boolean delete(Connection connection, long run) throws SQLException {
        return Transactions.whole(connection, () -> {
            for (String delete : new String[] {"delete from game where run = ?", "delete from run where id = ?"})
                try (PreparedStatement statement = connection.prepareStatement(delete)) {
                    statement.setLong(1, run);
                    statement.executeUpdate();
                }
            return true;
        });
    }
}
