package dev.kumite.lab.store;

import dev.kumite.lab.plan.Plan;
import dev.kumite.spec.BadInput;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Rows of the table of runs. */
final class RunRows {
    private RunRows() {}

    static StoredRun read(ResultSet row) throws SQLException {
        return new StoredRun(
                row.getLong("id"),
                row.getString("key"),
                PlanJson.read(row.getString("plan")),
                row.getString("version"),
                row.getString("machine"),
                row.getInt("repeatable") != 0,
                row.getLong("created"),
                row.getLong("games"),
                row.getInt("complete") != 0);
    }

    static boolean insert(
            Connection connection, String key, Plan plan, String version, String machine, boolean repeatable)
            throws SQLException {
        String insert = "insert into run (key, name, plan, version, machine, repeatable, created, complete, games)"
                + " values (?, ?, ?, ?, ?, ?, ?, 0, 0) on conflict (key) do update set plan = excluded.plan";
        try (PreparedStatement statement = connection.prepareStatement(insert)) {
            statement.setString(1, key);
            statement.setString(2, plan.name());
            statement.setString(3, PlanJson.write(plan));
            statement.setString(4, version);
            statement.setString(5, machine);
            statement.setInt(6, repeatable ? 1 : 0);
            statement.setLong(7, System.currentTimeMillis());
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

    /** How many games there are is kept with the run, for lists that must not look at every game. */
    static void addGames(Connection connection, long run, long more) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("update run set games = games + ? where id = ?")) {
            statement.setLong(1, more);
            statement.setLong(2, run);
            if (statement.executeUpdate() == 0)
                throw new BadInput("run " + run + " is not in the store any more; somebody has deleted it");
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
