package dev.kumite.lab.store;

import dev.kumite.base.BadInput;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The tables of a store, and how a store is recognised. */
final class Schema {
    /** "KUMI" in the header of the file, where SQLite has room for such a mark. */
    static final int MARK = 0x4b554d49;

    static final int VERSION = 2;

    private static final List<String> TABLES = List.of("""
            create table run (
              id integer primary key, key text not null unique, name text not null, plan text not null,
              version text not null, machine text not null, repeatable integer not null,
              created integer not null, complete integer not null, games integer not null)
            """, """
            create table game (
              run integer not null, contest integer not null, number integer not null,
              side_of_a integer not null, first_side integer not null, setup text not null, moves blob not null,
              result integer not null, ending text not null, plies integer not null,
              pieces0 integer not null, pieces1 integer not null,
              a_moves integer not null, a_iterations integer not null, a_nodes integer not null,
              a_depths integer not null, a_held integer not null,
              b_moves integer not null, b_iterations integer not null, b_nodes integer not null,
              b_depths integer not null, b_held integer not null,
              failure text not null, fingerprint integer not null,
              clock_a integer not null, clock_b integer not null, clock_finished integer not null, seal integer,
              result_seal integer,
              primary key (run, contest, number)) without rowid
            """);

    /** Added after the first stores of this version: created if missing, and harmless to an older Kumite. */
    private static final List<Table> LATER_TABLES = List.of(
            new Table("sitting", """
              id text primary key, title text not null, game text not null, seat0 text not null, seat1 text not null,
              start text not null, plies text not null, board integer not null, resigned integer not null,
              pace integer not null, paused integer not null, version integer not null,
              created integer not null, changed integer not null
            """),
            new Table("saved_position", """
              id integer primary key, title text not null, game text not null, position text not null,
              created integer not null
            """),
            new Table("review", "game text primary key, moves text not null, text text not null"),
            new Table("variations", "game text primary key, text text not null"),
            new Table("sharing", """
              game text primary key, link0 text not null, link1 text not null, watch text not null,
              name0 text not null, name1 text not null
            """));

    private static final Column SEAL = new Column("game", "seal", "integer");
    private static final Column RUN_SEAL = new Column("run", "seal", "integer");
    private static final Column RESULT_SEAL = new Column("game", ResultSeal.COLUMN, "integer");

    /** The same for columns, by table: null in the rows that were there before. */
    private static final List<Column> LATER_COLUMNS = List.of(
            SEAL,
            RESULT_SEAL,
            RUN_SEAL,
            new Column("run", "progress_seal", "integer"),
            new Column("sitting", "offer", "text"),
            new Column("sitting", "clock", "text"));

    /**
     * What a run says of its progress, in another form. The database itself keeps it, so that it is right whichever Kumite
     * writes.
     */
    static final String PROGRESS_SEAL = "(id * 31 + games) * 1000003 + complete";

    private static final List<Trigger> LATER_TRIGGERS = List.of(
            new Trigger("run_begun", "after insert on run"),
            new Trigger("run_goes_on", "after update of games, complete on run"));

    /** Sets the checksum of a run's progress. */
    private record Trigger(String name, String event) {
        String definition() {
            return name + " " + event + " begin update run set progress_seal = " + PROGRESS_SEAL
                    + " where id = new.id; end";
        }
    }

    private record Table(String name, String columns) {}

    private record Column(String table, String name, String type) {}

    private Schema() {}

    /**
     * Creates the tables in an empty file; rejects any other file that is not a store. Writes, and waits for others that
     * write, only where something is missing.
     */
    static void prepare(Connection connection, String file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (Transactions.reading(connection, () -> isLacking(statement)))
                Transactions.whole(connection, () -> addWhatIsMissing(statement));
        }
        check(connection, file);
    }

    /** The same for reading runs and games, which need nothing of what came later: an older store stays as it is. */
    static void prepareToRead(Connection connection, String file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (Transactions.reading(connection, () -> isEmpty(statement)))
                Transactions.whole(connection, () -> addWhatIsMissing(statement));
        }
        check(connection, file);
    }

    private static boolean isLacking(Statement statement) throws SQLException {
        if (!isStore(statement)) return isEmpty(statement);
        for (Table table : LATER_TABLES) if (!has(statement, "table", table.name)) return true;
        for (Column column : LATER_COLUMNS) if (!has(statement, column)) return true;
        for (Trigger trigger : LATER_TRIGGERS) if (!has(statement, "trigger", trigger.name)) return true;
        return false;
    }

    /** Another program may have done so, or may have put something else into the file, since it was found lacking. */
    private static boolean addWhatIsMissing(Statement statement) throws SQLException {
        if (isEmpty(statement)) {
            for (String table : TABLES) statement.execute(table);
            statement.execute("pragma application_id = " + MARK);
            statement.execute("pragma user_version = " + VERSION);
        }
        if (!isStore(statement)) return false;
        for (Table table : LATER_TABLES)
            statement.execute("create table if not exists " + table.name + " (" + table.columns + ")");
        for (Column column : LATER_COLUMNS)
            if (!has(statement, column))
                statement.execute("alter table " + column.table + " add column " + column.name + " " + column.type);
        for (Trigger trigger : LATER_TRIGGERS)
            statement.execute("create trigger if not exists " + trigger.definition());
        return true;
    }

    private static boolean isEmpty(Statement statement) throws SQLException {
        return mark(statement) == 0
                && version(statement) == 0
                && number(statement, "select count(*) from sqlite_schema") == 0;
    }

    private static boolean isStore(Statement statement) throws SQLException {
        return mark(statement) == MARK && version(statement) == VERSION;
    }

    /** Rejects a file that is not a store, and writes nothing. */
    static void check(Connection connection, String file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int version = version(statement);
            if (mark(statement) != MARK)
                throw new BadInput(file + " is another program's database; name another with --store");
            if (version != VERSION)
                throw new BadInput(file + " was written by another version of Kumite (format " + version
                        + ", this one reads " + VERSION + "); name another with --store");
        }
    }

    private static int mark(Statement statement) throws SQLException {
        return number(statement, "pragma application_id");
    }

    private static int version(Statement statement) throws SQLException {
        return number(statement, "pragma user_version");
    }

    private static int number(Statement statement, String query) throws SQLException {
        try (ResultSet row = statement.executeQuery(query)) {
            return row.next() ? row.getInt(1) : 0;
        }
    }

    /** Whether games have checksums; those of the first stores of this version have none. */
    static boolean hasSeals(Connection connection) throws SQLException {
        return has(connection, SEAL);
    }

    /** Whether results have checksums of their own, which came later still. */
    static boolean hasResultSeals(Connection connection) throws SQLException {
        return has(connection, RESULT_SEAL);
    }

    /** Whether runs have checksums; they came with those of results. */
    static boolean hasRunSeals(Connection connection) throws SQLException {
        return has(connection, RUN_SEAL);
    }

    private static boolean has(Connection connection, Column column) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return has(statement, column);
        }
    }

    private static boolean has(Statement statement, String type, String name) throws SQLException {
        return number(
                        statement,
                        "select count(*) from sqlite_schema where type = '" + type + "' and name = '" + name + "'")
                > 0;
    }

    private static boolean has(Statement statement, Column column) throws SQLException {
        return number(
                        statement,
                        "select count(*) from pragma_table_info('" + column.table + "') where name = '" + column.name
                                + "'")
                > 0;
    }
}
