package dev.kumite.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.Unavailable;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
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
                assertThat(store.game(1, 0, 0)).isEmpty();
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

    private static long begin(Path file) {
        Contest contest = Contest.Match.of("onitama", "random", "greedy", 4);
        Plan plan = new Plan("name", 1, List.of(contest), new Stop.Never(), Limits.USUAL);
        try (Store store = Store.open(file)) {
            return store.begin("key", plan, "1", "here", List.of()).id();
        }
    }
}
