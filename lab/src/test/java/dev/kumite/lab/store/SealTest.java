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
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not as it was stored is refused, also where SQLite and the rules of the game see nothing wrong. */
class SealTest {
    private static final Contest MATCH = Contest.Match.of("onitama", "random", "greedy", 4);

    @TempDir
    private Path folder = Path.of("");

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
                new Effort(7, 8, 9, 10, 11, 12),
                "");
        return new StoredGame(0, number, played, 1);
    }

    /** A store with a run of four games, in which somebody has done this. */
    private Path spoiled(String... statements) throws SQLException {
        Path file = folder.resolve("k.db");
        Plan plan = new Plan("name", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL);
        try (Store store = Store.open(file)) {
            long run = store.begin("key", plan, "1", "here", List.of()).id();
            store.add(run, List.of(game(0), game(1), game(2), game(3)));
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement spoiler = connection.createStatement()) {
            for (String statement : statements) spoiler.execute(statement);
        }
        return file;
    }

    /** The same with a change of the third game, in a table that does not insist on values. */
    private Path changed(String change) throws SQLException {
        return spoiled(
                "create table game2 as select * from game",
                "update game2 set " + change + " where number = 2",
                "drop table game",
                "alter table game2 rename to game");
    }

    private static List<StoredGame> games(Path file) {
        List<StoredGame> games = new ArrayList<>();
        try (Store store = Store.existing(file)) {
            store.games(store.runs().get(0).id(), games::add);
        }
        return games;
    }

    private static List<StoredResult> results(Path file) {
        List<StoredResult> results = new ArrayList<>();
        try (Store store = Store.existing(file)) {
            store.results(store.runs().get(0).id(), results::add);
        }
        return results;
    }

    private static List<Effort> efforts(Path file) {
        try (Store store = Store.reading(file)) {
            return store.efforts(store.runs().get(0).id(), 0, 4);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update game set a_nodes = 4 where number = 2",
                "update game set b_held = 0 where number = 2",
                "update game set failure = 'x' where number = 2",
                "update game set setup = 'Setup' where number = 2",
                "update game set moves = x'010204' where number = 2",
                "update game set moves = x'' where number = 2",
                "update game set result = 1 where number = 2",
                "update game set side_of_a = 1 where number = 2"
            })
    void aChangedGameIsRefusedByItsNumber(String statement) throws SQLException {
        Path file = spoiled(statement);
        assertThatThrownBy(() -> games(file))
                .isInstanceOf(Unavailable.class)
                .hasMessageStartingWith("the store is damaged: game 1.3 is not as it was stored");
    }

    /** Reports are made of results, which are read without setup and moves. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "result = 1",
                "result = result + 4294967296",
                "side_of_a = 1",
                "first_side = 0",
                "plies = plies + 1",
                "plies = null",
                "pieces1 = 3",
                "ending = 'unfinished'",
                "failure = 'x'",
                "fingerprint = fingerprint + 1",
                "fingerprint = fingerprint + (1 << 62)",
                "a_nodes = 4",
                "b_held = 0",
                "clock_a = 7",
                "clock_finished = 2",
                "number = 4",
                "result_seal = result_seal + 1",
                "result_seal = null, result = 1",
                "result_seal = null, a_nodes = 4"
            })
    void aChangedResultIsRefused(String change) throws SQLException {
        Path file = changed(change);
        for (ThrowingCallable reading : List.<ThrowingCallable>of(() -> results(file), () -> games(file)))
            assertThatThrownBy(reading)
                    .isInstanceOf(Unavailable.class)
                    .hasMessageStartingWith("the store is damaged: game 1." + (change.startsWith("number") ? 5 : 3)
                            + " is not as it was stored");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a_nodes = 4",
                "b_moves = 6",
                "clock_b = 0",
                "a_held = null",
                "result_seal = null, a_nodes = 4",
                "result_seal = 7, a_nodes = 4"
            })
    void changedEffortsAreRefused(String change) throws SQLException {
        Path file = changed(change);
        assertThatThrownBy(() -> efforts(file))
                .isInstanceOf(Unavailable.class)
                .hasMessageStartingWith("the store is damaged: game 1.3 is not as it was stored");
    }

    /** Where the database reads a page in place of another one, as many games are left. */
    @Test
    void aGameThatComesTwiceIsNoticed() throws SQLException {
        Path file = spoiled(
                "create table game2 as select * from game where number <> 1",
                "insert into game2 select * from game2 where number = 2",
                "drop table game",
                "alter table game2 rename to game");
        for (ThrowingCallable reading : List.<ThrowingCallable>of(() -> results(file), () -> games(file)))
            assertThatThrownBy(reading)
                    .isInstanceOf(Unavailable.class)
                    .hasMessageStartingWith("the store is damaged: the order of the games of run 1");
    }

    @Test
    void missingGamesAreNoticed() throws SQLException {
        Path file = spoiled("delete from game where number = 1");
        for (ThrowingCallable reading : List.<ThrowingCallable>of(() -> results(file), () -> games(file)))
            assertThatThrownBy(reading)
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining("of whose 4 games only 3 are left");
    }

    /** The database adds up the numbers of a row as this program does, whatever they are. */
    @Test
    void extremeNumbersAreRead() {
        Effort much = new Effort(Long.MAX_VALUE, Long.MAX_VALUE, -1, Long.MIN_VALUE, 1L << 53, Long.MAX_VALUE);
        Played game = game(Integer.MAX_VALUE).played();
        Played played = Played.of(game.result(), game.setup(), game.moves(), much, much);
        StoredGame stored = new StoredGame(0, Integer.MAX_VALUE, played, Long.MIN_VALUE);
        Path file = folder.resolve("k.db");
        Plan plan = new Plan("name", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL);
        try (Store store = Store.open(file)) {
            store.add(store.begin("key", plan, "1", "here", List.of()).id(), List.of(stored));
        }
        assertThat(games(file)).containsExactly(stored);
        assertThat(results(file)).hasSize(1);
    }

    /** What was stored must be readable for ever. */
    @Test
    void checksumsStayTheSame() {
        assertThat(Seal.of(game(0))).isEqualTo(3883652439L);
        assertThat(ResultSeal.of(game(0))).isEqualTo(6533920292483533483L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update run set plan = replace(plan, 'greedy', 'grEEdy')",
                "update run set plan = replace(plan, '\"seed\":1', '\"seed\":2')"
            })
    void aChangedPlanIsRefused(String statement) throws SQLException {
        Path file = spoiled(statement);
        assertThatThrownBy(() -> games(file))
                .isInstanceOf(Unavailable.class)
                .hasMessageStartingWith("the store is damaged: a run's plan is not as it was stored");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "version = '2'",
                "machine = 'there'",
                "repeatable = 2",
                "created = created + 1",
                "id = 2",
                "games = 3, complete = 0",
                "games = 4, complete = 1"
            })
    void aChangedRunIsRefused(String change) throws SQLException {
        Path file = spoiled(
                "drop trigger run_goes_on", // which would take it for a change that Kumite makes
                "update run set " + change);
        assertThatThrownBy(() -> games(file))
                .isInstanceOf(Unavailable.class)
                .hasMessageStartingWith("the store is damaged: run " + (change.equals("id = 2") ? 2 : 1) + " is not");
    }

    /** An older Kumite knows nothing of checksums of runs; its changes are right all the same. */
    @Test
    void whatAnOlderKumiteChangesIsRight() throws SQLException {
        Path file = spoiled(
                "update run set games = games - 1, complete = 1",
                "insert into run (key, name, plan, version, machine, repeatable, created, complete, games)"
                        + " select 'other', name, plan, version, machine, repeatable, created, 1, 5 from run",
                "update run set games = games - 2 where key = 'other'");
        try (Store store = Store.existing(file)) {
            assertThat(store.runs()).extracting(StoredRun::games).containsExactly(3L, 3L);
        }
    }

    /** Older stores have fewer checksums or none, and none of readings of the clock. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "update game set seal = null",
                "update game set result_seal = null, clock_finished = 7, clock_a = 1",
                "update game set result_seal = null where number > 1",
                "update game set seal = null, result_seal = null",
                "alter table game drop column seal",
                "alter table game drop column result_seal",
                "update run set seal = null, created = 7, progress_seal = null",
                "update run set plan = substr(plan, 1, instr(plan, char(10)) - 1)"
            })
    void whatHasNoChecksumIsRead(String statement) throws SQLException {
        Path file = spoiled(statement);
        assertThat(efforts(file).get(0).nodes()).isEqualTo(12);
        assertThat(results(file)).hasSize(4);
        assertThat(games(file)).hasSize(4);
    }
}
