package dev.kumite.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.Unavailable;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What belongs together is changed and read as one, whatever fails and whoever else uses the store. */
class TransactionsTest {
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
}
