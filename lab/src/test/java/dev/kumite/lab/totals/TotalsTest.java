package dev.kumite.lab.totals;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Totals: the same whether games are counted as they come or read from the store. */
class TotalsTest {
    private static final Contest MATCH = new Contest.Match(
            "one – two",
            Map.of(),
            "onitama",
            new Entrant("one", "greedy"),
            new Entrant("two", "random"),
            Contest.STANDARD,
            40,
            true,
            0);
    private static final Contest EXAM = new Contest.Exam("exam", Map.of(), "onitama", Entrant.of("greedy"), "p.tsv", 9);
    private static final Plan PLAN = new Plan("t", 1, List.of(MATCH, EXAM), new Stop.Never(), Limits.USUAL);

    @TempDir
    private Path folder = Path.of("");

    private static StoredGame game(int contest, int number, int result, Ending ending, String failure) {
        GameResult end = new GameResult(
                number % 2, number / 2 % 2, new Outcome(result, ending, 3 + number), 2 + number % 3, 5, failure);
        int[] moves = {number / 3, contest};
        Played played = Played.of(
                end,
                "start",
                MoveList.of(moves, 2),
                new Effort(2, 10 + number, 20, 6, number, 7),
                new Effort(1, 5, 9, 3, 40 - number, 11));
        return new StoredGame(contest, number, played, 1);
    }

    private static List<StoredGame> games() {
        Random random = new Random(5);
        int[] results = {Result.WIN_0, Result.WIN_1, Result.DRAW, Result.ONGOING};
        Ending[] endings = {Ending.RESIGNED, Ending.HANGING, Ending.AGREED, Ending.UNFINISHED};
        List<StoredGame> games = new ArrayList<>();
        for (int number = 0; number < 44; number++) {
            int kind = random.nextInt(4);
            games.add(game(0, number, results[kind], endings[kind], kind == 1 ? "greedy: no move" : ""));
        }
        for (int number = 0; number < 9; number++)
            games.add(game(1, number, results[random.nextInt(2)], Ending.NONE, ""));
        games.add(game(2, 0, Result.WIN_0, Ending.NONE, ""));
        return games;
    }

    @Test
    void liveAndStoredTotalsAreTheSame() {
        Totals live = new Totals(PLAN);
        List<StoredGame> games = games();
        games.forEach(live::add);
        try (Store store = Store.open(folder.resolve("t.db"))) {
            long id = store.begin("key", PLAN, "1", "here", List.of()).id();
            store.add(id, games);
            Totals stored = Totals.of(store, store.run(id));
            assertThat(stored).usingRecursiveComparison().isEqualTo(live);
        }
        assertThat(live.games())
                .as("44 + 9 + 1 games, of which 5 are not planned")
                .isEqualTo(49);
    }

    @Test
    void gamesThatThePlanDoesNotIncludeAreLeftOut() {
        Totals totals = new Totals(PLAN);
        totals.add(game(0, 40, Result.WIN_0, Ending.NONE, ""));
        totals.add(game(2, 0, Result.WIN_0, Ending.NONE, ""));
        assertThat(totals.games()).isZero();
        assertThat(totals.contests()).allMatch(contest -> contest.games() == 0);
        assertThat(totals.contest(0).efforts()).containsExactly(Effort.NONE, Effort.NONE);
    }

    @Test
    void countsAreSeenFromA() {
        Totals totals = new Totals(PLAN);
        totals.add(game(0, 0, Result.WIN_0, Ending.RESIGNED, ""));
        totals.add(game(0, 1, Result.WIN_0, Ending.HANGING, "greedy: no move"));
        totals.add(game(0, 2, Result.DRAW, Ending.AGREED, ""));
        totals.add(game(0, 3, Result.WIN_1, Ending.RESIGNED, ""));
        totals.add(game(0, 4, Result.WIN_1, Ending.HANGING, "random: no move"));
        ContestTotals match = totals.contest(0);
        assertThat(match.number()).isEqualTo(1);
        assertThat(match.count(ContestTotals.WON)).isEqualTo(2);
        assertThat(match.count(ContestTotals.DRAWN)).isEqualTo(1);
        assertThat(match.count(ContestTotals.LOST)).isEqualTo(2);
        assertThat(match.count(0, ContestTotals.WON)).isEqualTo(1);
        assertThat(match.count(1, ContestTotals.WON)).isEqualTo(1);
        assertThat(match.countByTurn(0, ContestTotals.WON)).as("games 0 and 3").isEqualTo(2);
        assertThat(match.countByTurn(1, ContestTotals.LOST)).as("game 1").isEqualTo(1);
        assertThat(match.countFirst(ContestTotals.WON)).as("games 0, 1 and 3").isEqualTo(3);
        assertThat(match.points()).isEqualTo(2.5);
        assertThat(match.pairs()).as("1 point, and 1½").containsExactly(0, 0, 1, 1, 0);
        assertThat(match.plies().mean()).isEqualTo(5);
        assertThat(totals.failures()).isEqualTo(2);
        assertThat(totals.failureLines()).isEqualTo(Map.of("greedy: no move", 1L, "random: no move", 1L));
        assertThat(totals.threadsLost()).isEqualTo(Map.of("one", 2L));
        assertThat(totals.identicalGames())
                .as("games 1 and 2 repeat 0, game 4 repeats 3")
                .isEqualTo(3);
        assertThat(totals.gamesByPlies()).startsWith(0, 0, 0, 1, 1, 1, 1, 1, 0);
        assertThat(totals.matches()).containsExactly(match);
    }
}
