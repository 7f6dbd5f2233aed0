package dev.kumite.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store gives back what it was given, and refuses files that are not its own without touching them. */
class StoreTest {
    @TempDir
    private Path folder = Path.of("");

    private static Plan plan(String name) {
        Contest contest = new Contest.Match(
                "cell",
                Map.of("depth", "4"),
                "onitama",
                new Entrant("chance", "random"),
                Entrant.of("greedy"),
                "random(plies=2)",
                6,
                true,
                99);
        return new Plan(name, -5, List.of(contest), Stop.parse("sprt(elo0=0, elo1=3.5)"), Limits.USUAL);
    }

    private static StoredGame game(int number) {
        return game(number, new Effort(1, 2, 3, 4, 5, 6));
    }

    private static StoredGame game(int number, Effort a) {
        int[] moves = {0, 127, 128, 70_000, Integer.MAX_VALUE, -1};
        Played played = new Played(
                number % 2,
                1,
                "set/up " + number,
                MoveList.of(moves, moves.length),
                new Outcome(Result.WIN_1, Games.ending("eighty-plies").orElseThrow(), 6),
                3,
                4,
                a,
                new Effort(7, 8, 9, 10, 11, 12),
                "it's \"odd\"");
        return new StoredGame(0, number, played, 1234567890123L);
    }

    @Test
    void whatGoesInComesOut() {
        Path file = folder.resolve("k.db");
        List<StoredGame> games = List.of(game(0), game(1), game(5));
        long id;
        try (Store store = Store.open(file)) {
            id = store.begin("key", plan("a"), "1", "here", List.of()).id();
            store.add(id, games);
            store.add(id, List.of(game(1)));
        }
        try (Store store = Store.existing(file)) {
            StoredRun run = store.run(id);
            assertThat(run.plan()).isEqualTo(plan("a"));
            assertThat(run.games()).isEqualTo(3);
            assertThat(run.complete()).isFalse();
            List<StoredGame> read = new ArrayList<>();
            store.games(id, read::add);
            assertThat(read).isEqualTo(games);
            assertThat(read.get(0).played().moves().toArray())
                    .containsExactly(0, 127, 128, 70_000, Integer.MAX_VALUE, -1);
            List<StoredResult> results = new ArrayList<>();
            store.results(id, results::add);
            assertThat(results).hasSize(3);
            assertThat(results.get(2).number()).isEqualTo(5);
            assertThat(results.get(2).result().outcome())
                    .isEqualTo(games.get(2).played().outcome());
            assertThat(results.get(2).result().failure()).isEqualTo("it's \"odd\"");
            assertThat(results.get(0).fingerprint()).isNotEqualTo(results.get(1).fingerprint());
            assertThat(store.efforts(id, 0, 5))
                    .containsExactly(new Effort(2, 4, 6, 8, 5, 12), new Effort(14, 16, 18, 20, 11, 24));
            assertThat(store.game(id, 0, 5)).contains(game(5));
            assertThat(store.game(id, 0, 4)).isEmpty();
            assertThat(store.played(id)).hasToString("{0={0, 1, 5}}");
            store.drop(id, 0, 1);
            assertThat(store.run(id).games()).isEqualTo(1);
            store.delete(id);
            assertThat(store.runs()).isEmpty();
        }
    }

    /** An engine may claim any number of nodes, and older versions stored what it claimed. */
    @Test
    void sumsThatAreTooLargeStayTheLargestNumber() {
        Effort most = new Effort(1, 0, Long.MAX_VALUE, 0, 0, 0);
        try (Store store = Store.open(folder.resolve("k.db"))) {
            long id = store.begin("key", plan("a"), "1", "here", List.of()).id();
            for (int number = 0; number < 3; number++) store.add(id, List.of(game(number, most)));
            assertThat(store.efforts(id, 0, 5).get(0)).isEqualTo(new Effort(3, 0, Long.MAX_VALUE, 0, 0, 0));
        }
    }

    @Test
    void theSameKeyIsTheSameRun() {
        try (Store store = Store.open(folder.resolve("k.db"))) {
            long first = store.begin("key", plan("a"), "1", "here", List.of()).id();
            assertThat(store.begin("key", plan("b"), "1", "here", List.of()).id())
                    .isEqualTo(first);
            assertThat(store.run(first).plan().name()).isEqualTo("b");
            assertThat(store.begin("other", plan("a"), "1", "here", List.of()).id())
                    .isNotEqualTo(first);
        }
    }

    @Test
    void aRunThatWasDeletedTakesNoMoreGames() {
        try (Store store = Store.open(folder.resolve("k.db"))) {
            long id = store.begin("key", plan("a"), "1", "here", List.of()).id();
            store.delete(id);
            assertThatThrownBy(() -> store.add(id, List.of(game(0))))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("run " + id + " is not in the store any more");
            assertThat(store.game(id, 0, 0)).isEmpty();
        }
    }

    @Test
    void foreignAndDamagedFilesAreRefusedAndStayAsTheyAre() throws IOException, SQLException {
        Path text = Files.writeString(folder.resolve("text.db"), "Dear diary, today I wrote no database.\n".repeat(99));
        refused(text, "is no store of Kumite's");
        Path foreign = folder.resolve("foreign.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + foreign);
                Statement statement = connection.createStatement()) {
            statement.execute("create table diary (day text)");
        }
        refused(foreign, "another program's database");
        refused(folder, "is a directory");
        assertThatThrownBy(() -> Store.open(folder.resolve("no/such/k.db")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no directory");
        assertThatThrownBy(() -> Store.existing(folder.resolve("none.db")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no store");
        assertThat(folder.resolve("none.db")).doesNotExist();
    }

    @Test
    void aStoreWithRottenPagesIsRefused() throws IOException {
        Path file = folder.resolve("rot.db");
        try (Store store = Store.open(file)) {
            long id = store.begin("key", plan("a"), "1", "here", List.of()).id();
            List<StoredGame> games = new ArrayList<>();
            for (int number = 0; number < 500; number++) games.add(game(number));
            store.add(id, games);
        }
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 4096; i < bytes.length; i += 7) bytes[i] ^= 0x5a;
        Files.write(file, bytes);
        assertThatThrownBy(() -> {
                    try (Store store = Store.open(file)) {
                        store.runs();
                    }
                })
                .isInstanceOf(Unavailable.class)
                .hasMessageContaining("damaged");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    /** SQLite then rolls back by itself, and a second rollback fails: that failure is not the one to tell of. */
    @Test
    void aFullDiskIsCalledSo() throws SQLException {
        Path file = folder.resolve("full.db");
        try (Connection connection = Database.connect(file);
                Statement statement = connection.createStatement()) {
            statement.execute("pragma max_page_count = 40");
            assertThatThrownBy(() -> Database.doing(
                            file,
                            () -> Transactions.whole(connection, () -> {
                                try (Statement filling = connection.createStatement()) {
                                    filling.execute(
                                            "insert into saved_position values (1, 'x', 'x', zeroblob(1000000), 0)");
                                }
                                return true;
                            })))
                    .isInstanceOfSatisfying(
                            Unavailable.class,
                            trouble -> assertThat(trouble.temporary()).isTrue())
                    .hasMessageStartingWith("the disk is full");
        }
    }

    @Test
    void aStoreThatMayNotBeWrittenCanBeLookedInto() throws IOException {
        Path file = folder.resolve("a b?#%41.db");
        long id;
        try (Store store = Store.open(file)) {
            id = store.begin("key", plan("a"), "1", "here", List.of()).id();
            store.add(id, List.of(game(0), game(1)));
        }
        byte[] before = Files.readAllBytes(file);
        try (Store store = Store.readOnly(file)) {
            assertThat(store.game(id, 0, 1)).contains(game(1));
            assertThatThrownBy(() -> store.delete(id)).isInstanceOf(Unavailable.class);
        }
        assertThat(folder).isDirectoryContaining(file::equals).isDirectoryNotContaining(path -> !path.equals(file));
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    /** A program that was killed leaves games in the log, which a file read without it would be lacking. */
    @Test
    void theLogOfAKilledProgramIsReadToo() throws IOException {
        Path live = folder.resolve("live.db");
        Path shared = Files.createDirectory(folder.resolve("shared"));
        Path file = shared.resolve("k.db");
        try (Store store = Store.open(live)) {
            long id = store.begin("key", plan("a"), "1", "here", List.of()).id();
            store.add(id, List.of(game(0)));
            Files.copy(live, file);
            Files.copy(folder.resolve("live.db-wal"), shared.resolve("k.db-wal"));
        }
        byte[] log = Files.readAllBytes(shared.resolve("k.db-wal"));
        try (Store store = Store.readOnly(file)) {
            assertThat(store.runs())
                    .singleElement()
                    .satisfies(run -> assertThat(run.games()).isOne());
        }
        assertThat(shared.resolve("k.db-shm")).doesNotExist();
        assertThat(Files.readAllBytes(shared.resolve("k.db-wal"))).isEqualTo(log);
    }

    @Test
    void aStoreInUseIsReadAsItIsNow() throws IOException {
        Path file = folder.resolve("used.db");
        try (Store writer = Store.open(file)) {
            long id = writer.begin("key", plan("a"), "1", "here", List.of()).id();
            writer.add(id, List.of(game(0)));
            try (Store store = Store.readOnly(file)) {
                assertThat(store.run(id).games()).isOne();
                writer.add(id, List.of(game(1)));
                assertThat(store.run(id).games()).isEqualTo(2);
            }
        }
    }

    private static void refused(Path file, String why) throws IOException {
        byte[] before = Files.isDirectory(file) ? new byte[0] : Files.readAllBytes(file);
        assertThatThrownBy(() -> Store.open(file)).isInstanceOf(BadInput.class).hasMessageContaining(why);
        if (!Files.isDirectory(file)) assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aGameOfAnOlderStoreHasNeitherOfferNorClock() throws SQLException {
        Path file = folder.resolve("old.db");
        Store.open(file).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("alter table sitting drop column offer");
            statement.execute("alter table sitting drop column clock");
            statement.execute("insert into sitting values ('id', 't', 'onitama', 'person', 'person', 's', '[]', 0, -1,"
                    + " 700, 0, 1, 10, 20)");
        }
        try (Store store = Store.open(file)) {
            assertThat(store.liveGame("id")).hasValueSatisfying(game -> {
                assertThat(game.offer()).isNull();
                assertThat(game.clock()).isNull();
            });
        }
    }

    /** Stores of the same format that were made before there were tables to play at. */
    @Test
    void anOlderStoreGetsWhatItLacks() throws SQLException {
        Path file = folder.resolve("old.db");
        Store.open(file).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("drop table sitting");
            statement.execute("drop table saved_position");
        }
        StoredLiveGame sitting = new StoredLiveGame(
                "id",
                "title",
                "onitama",
                List.of("person", "greedy"),
                "start",
                List.of(new StoredLiveGame.Ply(7, "person", null), new StoredLiveGame.Ply(8, "greedy", 0.5)),
                1,
                -1,
                700,
                true,
                new StoredLiveGame.Offer("draw", 1),
                new StoredLiveGame.ClockState("300+3", List.of(1L, 2L)),
                3,
                10,
                20);
        try (Store store = Store.open(file)) {
            store.put(sitting);
            assertThat(store.liveGame("id")).contains(sitting);
            assertThat(store.liveGameVersions()).containsExactly(Map.entry("id", 3L));
            assertThat(store.countLiveGames()).isOne();
            StoredPosition kept = store.savePosition("p", "checkers", "B:W1:B2");
            assertThat(store.positions()).containsExactly(kept);
            assertThat(store.deletePosition(kept.id())).isTrue();
            StoredReview review = new StoredReview("id", List.of(7, 8), "a mistake");
            store.put(new StoredReview("id", List.of(), "nothing"));
            store.put(review);
            assertThat(store.review("id")).contains(review);
            assertThat(store.review("other")).isEmpty();
            StoredVariations variations = new StoredVariations("id", "1. 11-15 (1. 9-14) *");
            store.put(new StoredVariations("id", "*"));
            store.put(variations);
            assertThat(store.variations("id")).contains(variations);
            assertThat(store.deleteLiveGame("id")).isTrue();
            assertThat(store.review("id")).isEmpty();
            assertThat(store.variations("id")).isEmpty();
            assertThat(store.deleteLiveGame("id")).isFalse();
        }
    }
}
