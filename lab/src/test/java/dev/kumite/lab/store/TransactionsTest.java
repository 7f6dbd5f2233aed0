package dev.kumite.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.Unavailable;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What belongs together is changed and read as one, whatever fails and whoever else uses the store. */
class TransactionsTest {
    private static final int PATIENCE_MILLIS = 50;

    @TempDir
    private Path folder = Path.of("");

    private static StoredLiveGame liveGame() {
        return new StoredLiveGame(
                "id",
                "title",
                "onitama",
                List.of("person", "greedy"),
                "start",
                List.of(),
                0,
                -1,
                700,
                false,
                null,
                null,
                1,
                10,
                20);
    }

    @Test
    void aLiveGameThatCannotBeDeletedKeepsWhatBelongsToIt() throws SQLException {
        Path file = folder.resolve("k.db");
        StoredReview review = new StoredReview("id", List.of(7), "a mistake");
        StoredVariations variations = new StoredVariations("id", "1. 11-15 (1. 9-14) *");
        try (Store store = Store.open(file)) {
            store.add(List.of(liveGame()), List.of(), List.of(variations));
            store.put(review);
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("create trigger stays before delete on sitting begin select raise(abort, 'no'); end");
        }
        try (Store store = Store.open(file)) {
            assertThatThrownBy(() -> store.deleteLiveGame("id")).isInstanceOf(Unavailable.class);
            assertThat(store.review("id")).contains(review);
            assertThat(store.variations("id")).contains(variations);
            assertThat(store.liveGame("id")).contains(liveGame());
        }
    }

    /** Somebody deletes a large run, which takes longer than anybody would wait. */
    @Test
    void aStoreIsOpenedWhileAnotherProgramWrites() throws SQLException {
        Path file = folder.resolve("k.db");
        begin(file);
        try (Connection connection = Database.connect(file);
                Statement statement = connection.createStatement()) {
            statement.execute("begin immediate");
            statement.execute("delete from run");
            try (Store store = Store.open(file, PATIENCE_MILLIS)) {
                assertThat(store.runs()).hasSize(1);
            }
            try (Store store = Store.reading(file, PATIENCE_MILLIS)) {
                assertThat(store.runs()).hasSize(1);
            }
            statement.execute("commit");
        }
        try (Store store = Store.reading(file)) {
            assertThat(store.runs()).isEmpty();
        }
    }

    /** What it lacks is not needed for reading, and is added when somebody opens it to write. */
    @Test
    void anOlderStoreIsReadAsItIs() throws SQLException {
        Path file = folder.resolve("k.db");
        begin(file);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("alter table sitting drop column clock");
            statement.execute("drop table review");
            try (Store store = Store.reading(file)) {
                assertThat(store.runs()).hasSize(1);
                assertThat(store.game(1, 0, 0)).contains(game(0));
            }
            assertThat(schema(statement)).doesNotContain("review").doesNotContain("clock text");
            Store.existing(file).close();
            assertThat(schema(statement)).contains("review").contains("clock text");
        }
    }

    private static String schema(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("select group_concat(sql) from sqlite_schema")) {
            return String.valueOf(row.getString(1));
        }
    }

    /** A stopping rule ends a contest, or somebody deletes the run, after its games were counted. */
    @Test
    void gamesAreReadAsTheyWereCounted() throws SQLException {
        Path file = folder.resolve("k.db");
        long run = begin(file);
        try (Store other = Store.open(file);
                Connection connection = Database.connect(file)) {
            List<StoredGame> games = new ArrayList<>();
            GameRows.each(changed(connection, () -> other.drop(run, 0, 3)), run, games::add);
            assertThat(games).hasSize(4);
            List<StoredResult> results = new ArrayList<>();
            GameRows.results(changed(connection, () -> other.delete(run)), run, results::add);
            assertThat(results).hasSize(3);
            GameRows.results(connection, run, results::add);
            assertThat(results).hasSize(3);
        }
    }

    /** This connection, but for something that happens just before the games are queried. */
    private static Connection changed(Connection connection, Runnable change) {
        return (Connection) Proxy.newProxyInstance(
                TransactionsTest.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, values) -> {
                    boolean query = method.getName().equals("prepareStatement");
                    if (query && String.valueOf(values[0]).contains(" from game where")) change.run();
                    return method.invoke(connection, values);
                });
    }

    @Test
    void resultsAndEffortsAreOfTheSameMoment() {
        Path file = folder.resolve("k.db");
        long run = begin(file);
        try (Store other = Store.open(file);
                Store store = Store.open(file)) {
            List<StoredResult> results = new ArrayList<>();
            List<List<Effort>> efforts = store.results(run, plan(), result -> {
                results.add(result);
                other.drop(run, 0, 2);
            });
            assertThat(results).hasSize(4);
            assertThat(efforts).containsExactly(List.of(new Effort(4, 8, 12, 16, 5, 24), Effort.NONE));
            assertThat(store.efforts(run, 0, 4)).containsExactly(new Effort(2, 4, 6, 8, 5, 12), Effort.NONE);
        }
    }

    private static Plan plan() {
        Contest contest = Contest.Match.of("onitama", "random", "greedy", 4);
        return new Plan("name", 1, List.of(contest), new Stop.Never(), Limits.USUAL);
    }

    private static StoredGame game(int number) {
        Played played = new Played(
                number % 2,
                1,
                "setup",
                MoveList.of(new int[] {1, 2, 3}, 3),
                new Outcome(Result.WIN_1, Games.ending("eighty-plies").orElseThrow(), 3),
                3,
                4,
                new Effort(1, 2, 3, 4, 5, 6),
                Effort.NONE,
                "");
        return new StoredGame(0, number, played, 1);
    }

    /** A store with a run of four games. */
    private static long begin(Path file) {
        try (Store store = Store.open(file)) {
            long run = store.begin("key", plan(), "1", "here", List.of()).id();
            store.add(run, List.of(game(0), game(1), game(2), game(3)));
            return run;
        }
    }
}
