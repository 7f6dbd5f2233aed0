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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not as it was stored is refused, also where SQLite and the rules of the game see nothing wrong. */
class SealTest {
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
    private Path spoiled(String statement) throws SQLException {
        Path file = folder.resolve("k.db");
        Contest contest = Contest.Match.of("onitama", "random", "greedy", 4);
        Plan plan = new Plan("name", 1, List.of(contest), new Stop.Never(), Limits.USUAL);
        try (Store store = Store.open(file)) {
            long run = store.begin("key", plan, "1", "here", List.of()).id();
            store.add(run, List.of(game(0), game(1), game(2), game(3)));
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement spoiler = connection.createStatement()) {
            spoiler.execute(statement);
        }
        return file;
    }

    private static List<StoredGame> games(Path file) {
        List<StoredGame> games = new ArrayList<>();
        try (Store store = Store.existing(file)) {
            store.games(store.runs().get(0).id(), games::add);
        }
        return games;
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

    @Test
    void missingGamesAreNoticed() throws SQLException {
        Path file = spoiled("delete from game where number = 1");
        assertThatThrownBy(() -> games(file))
                .isInstanceOf(Unavailable.class)
                .hasMessageContaining("of whose 4 games only 3 are left");
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

    /** Readings of the clock differ each time, and older stores have no checksums. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "update game set clock_finished = 7, clock_a = 1",
                "update game set seal = null",
                "alter table game drop column seal",
                "update run set plan = substr(plan, 1, instr(plan, char(10)) - 1)"
            })
    void whatHasNoChecksumIsRead(String statement) throws SQLException {
        assertThat(games(spoiled(statement))).hasSize(4);
    }
}
