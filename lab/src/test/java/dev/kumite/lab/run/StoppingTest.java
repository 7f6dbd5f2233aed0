package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.games.Rng;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.store.Store;
import dev.kumite.spec.BadInput;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stopping rules: decided over the scheduled order, whichever game finishes first. */
class StoppingTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void theOrderInWhichGamesFinishDoesNotMatter() {
        int games = 2000;
        Rng results = new Rng(5);
        int[] halfPoints = new int[games];
        for (int i = 0; i < games; i++) halfPoints[i] = results.real() < 0.6 ? 2 : 0;
        Stopping.Rule rule = StoppingRules.of(Stop.parse("sprt(elo0=0, elo1=40)"));
        Stopping inOrder = new Stopping(rule, games);
        for (int i = 0; i < games; i++) inOrder.note(i, halfPoints[i]);
        assertThat(inOrder.decidedAfter()).isBetween(20, games - 2);
        for (int seed = 0; seed < 20; seed++) {
            Stopping shuffled = new Stopping(rule, games);
            for (int i : shuffle(games, new Rng(seed))) shuffled.note(i, halfPoints[i]);
            assertThat(shuffled.decidedAfter()).isEqualTo(inOrder.decidedAfter());
        }
    }

    private static int[] shuffle(int count, Rng rng) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int j = rng.below(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    @Test
    void aRuleEndsARunAtTheSameGameWithAnyNumberOfWorkers() {
        for (String rule : List.of("sprt(elo0=0, elo1=100)", "width(percent=12)")) {
            long alone = gamesPlayed(rule, 1);
            assertThat(alone).isBetween(10L, 398L);
            assertThat(gamesPlayed(rule, 3)).isEqualTo(alone);
        }
    }

    private long gamesPlayed(String rule, int workers) {
        try (Store store = Store.open(folder.resolve(rule.charAt(0) + "" + workers + ".db"))) {
            Contest contest = Contest.match("onitama", "greedy", "random", 400);
            Plan plan = new Plan("t", 1, List.of(contest), Stop.parse(rule), Plan.Umpiring.USUAL);
            Runner runner = new Runner(store, Programme.of(plan, Agents.shipped()), "test");
            Standings standings = runner.play(workers, soFar -> {});
            assertThat(Standings.of(store, store.run(runner.run().id())).games())
                    .isEqualTo(standings.games());
            return standings.games();
        }
    }

    @Test
    void rulesAreReadAndWritten() {
        for (String text : List.of("never", "sprt(elo0=-2, elo1=3.5, alpha=0.1)", "width(percent=2)")) {
            Stop stop = Stop.parse(text);
            assertThat(Stop.parse(stop.text())).isEqualTo(stop);
        }
        assertThatThrownBy(() -> Stop.parse("sprt(elo0=5, elo1=0)"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("elo0 must be below elo1");
        assertThatThrownBy(() -> Stop.parse("widht"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'width'?");
    }
}
