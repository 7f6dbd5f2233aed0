package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How far a run is, by games that took a second each. */
class RunStateTest {
    private static Plan plan(String stop) {
        return new Plan(
                "test",
                1,
                List.of(
                        Contest.Match.of("onitama", "greedy", "random", 2),
                        Contest.Match.of("onitama", "random", "heuristic", 6)),
                Stop.parse(stop),
                Limits.USUAL);
    }

    private static StoredGame game(int contest, int number) {
        return new StoredGame(contest, number, HandCrew.won(number % 2), 0);
    }

    @Test
    void theFirstContestThatLacksAGameIsUnfinished() {
        RunState state = new RunState(plan("never"));
        assertThat(state.unfinished()).isZero();
        for (int number = 0; number < 2; number++)
            assertThat(state.count(game(0, number))).isFalse();
        assertThat(state.unfinished()).isEqualTo(1);
        for (int number = 0; number < 6; number++)
            assertThat(state.count(game(1, number))).isFalse();
        assertThat(state.unfinished()).isEqualTo(-1);
        assertThat(state.decidedEarly()).isFalse();
        assertThat(state.totals().games()).isEqualTo(8);
    }

    @Test
    void aContestThatARuleHasEndedIsFinished() {
        RunState state = new RunState(plan("time(4s)"));
        for (int number = 0; number < 3; number++)
            assertThat(state.count(game(1, number))).isFalse();
        assertThat(state.decidedEarly()).isFalse();
        assertThat(state.count(game(1, 3))).isTrue();
        assertThat(state.decidedEarly()).isTrue();
        assertThat(state.unfinished()).isZero();
        state.count(game(0, 0));
        state.count(game(0, 1));
        assertThat(state.unfinished()).isEqualTo(-1);
    }

    /** An earlier plan of the same run asked for more games. */
    @Test
    void aGameOutsideThePlanCountsForNothing() {
        RunState state = new RunState(plan("time(2s)"));
        for (int number = 0; number < 2; number++) state.count(game(0, number));
        assertThat(state.count(game(0, 2))).isFalse();
        assertThat(state.totals().games()).isEqualTo(2);
    }

    @Test
    void aCompletedRunKeepsTheGamesOfTheDecisionAndNoMore(@TempDir Path folder) {
        Plan plan = plan("time(4s)");
        RunState state = new RunState(plan);
        try (Store store = Store.open(folder.resolve("k.db"))) {
            long run = store.begin("key", plan, "test", "machine", List.of()).id();
            List<StoredGame> games = new ArrayList<>();
            for (int number = 0; number < 2; number++) games.add(game(0, number));
            for (int number = 0; number < 6; number++) games.add(game(1, number));
            store.add(run, games);
            games.forEach(state::count);
            state.complete(store, run);
            List<String> left = new ArrayList<>();
            store.games(run, game -> left.add(game.contest() + "." + game.number()));
            assertThat(left).containsExactly("0.0", "0.1", "1.0", "1.1", "1.2", "1.3");
            assertThat(store.run(run).complete()).isTrue();
        }
    }
}
