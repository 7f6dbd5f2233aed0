package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.Totals;
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
        for (int i = 0; i < games; i++) inOrder.note(i, halfPoints[i], 0);
        assertThat(inOrder.decidedAfter()).isBetween(20, games - 2);
        for (int seed = 0; seed < 20; seed++) {
            Stopping shuffled = new Stopping(rule, games);
            for (int i : shuffle(games, new Rng(seed))) shuffled.note(i, halfPoints[i], 0);
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
            Contest contest = Contest.Match.of("onitama", "greedy", "random", 400);
            Plan plan = new Plan("t", 1, List.of(contest), Stop.parse(rule), Limits.USUAL);
            Runner runner = new Runner(store, PreparedPlan.of(plan, Agents.shipped()), "test");
            Totals totals = runner.play(workers, soFar -> {});
            assertThat(Totals.of(store, store.run(runner.run().id())).games()).isEqualTo(totals.games());
            return totals.games();
        }
    }

    @Test
    void timeEndsAContestAfterThePairThatFillsItInWhateverOrderGamesFinish() {
        Stopping.Rule rule = StoppingRules.of(Stop.parse("time(1m)"));
        long[] seconds = {10, 10, 5, 5, 20, 9, 0, 1, 30, 30};
        for (int seed = 0; seed < 20; seed++) {
            Stopping stopping = new Stopping(rule, seconds.length);
            for (int i : shuffle(seconds.length, new Rng(seed))) stopping.note(i, 1, seconds[i] * 1_000_000_000);
            assertThat(stopping.decidedAfter()).isEqualTo(8);
        }
    }

    /** An exam of three problems: its last one has no partner. */
    @Test
    void aGameWithoutAPartnerDecidesNothing() {
        Stopping stopping = new Stopping((pairs, nanos) -> nanos >= 3, 3);
        for (int i = 0; i < 3; i++) assertThat(stopping.note(i, 2, 1)).isFalse();
        assertThat(stopping.decidedAfter()).isEqualTo(-1);
    }

    /** The bound of Clopper and Pearson for 20 of 20 is the 20th root of 0.025, or 16.84 % away; so is that for none. */
    @Test
    void aWidthIsThatOfTheLongerArm() {
        for (long[] pairs : List.of(new long[] {0, 0, 0, 0, 20}, new long[] {20, 0, 0, 0, 0})) {
            assertThat(StoppingRules.of(Stop.parse("width(percent=16.85)")).enough(pairs, 0))
                    .isTrue();
            assertThat(StoppingRules.of(Stop.parse("width(percent=16.83)")).enough(pairs, 0))
                    .isFalse();
        }
    }

    @Test
    void aWidthNeedsTenPairs() {
        Stopping.Rule rule = StoppingRules.of(Stop.parse("width(percent=50)"));
        assertThat(rule.enough(new long[] {0, 0, 0, 0, 9}, 0)).isFalse();
        assertThat(rule.enough(new long[] {0, 0, 0, 0, 10}, 0)).isTrue();
    }

    @Test
    void aRunThatAClockEndsIsNotRepeatable() {
        Contest contest = Contest.Match.of("onitama", "greedy", "random", 400);
        for (Plan timed : List.of(
                new Plan("t", 1, List.of(contest), Stop.parse("time(1ms)"), Limits.USUAL),
                new Plan("t", 1, List.of(contest), new Stop.Never(), Limits.USUAL.withTimeCap(1))))
            assertThat(PreparedPlan.of(timed, Agents.shipped()).whyNotRepeatable())
                    .containsExactly("the clock ends games or contests");
        try (Store store = Store.open(folder.resolve("timed.db"))) {
            Plan capped =
                    new Plan("t", 1, List.of(contest.withGames(4)), new Stop.Never(), Limits.USUAL.withTimeCap(1));
            Runner runner = new Runner(store, PreparedPlan.of(capped, Agents.shipped()), "test");
            assertThat(runner.play(1, soFar -> {}).games()).isEqualTo(4);
            runner.games(game -> {
                assertThat(game.played().outcome().ending()).isEqualTo(Ending.UNFINISHED);
                assertThat(game.played().outcome().plies()).isEqualTo(1);
            });
        }
    }

    @Test
    void rulesAreReadAndWritten() {
        for (String text : List.of(
                "never",
                "sprt(elo0=-2, elo1=3.5, alpha=0.1)",
                "width(percent=2)",
                "time(6h)",
                "time(90s)",
                "time(250ms)")) {
            Stop stop = Stop.parse(text);
            assertThat(Stop.parse(stop.text())).isEqualTo(stop);
        }
        assertThatThrownBy(() -> Stop.parse("sprt(elo0=5, elo1=0)"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("elo0 must be below elo1");
        for (String wrong : List.of("sprt(elo0=-201, elo1=0)", "sprt(elo0=0, elo1=200.5)"))
            assertThatThrownBy(() -> Stop.parse(wrong))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("must be from -200 to 200");
        assertThat(StoppingRules.of(Stop.parse("sprt(elo0=-200, elo1=200, alpha=0.49, beta=0.49)")))
                .isNotNull();
        assertThat(Stop.parse("time(90m)").text()).isEqualTo("time(90m)");
        for (String wrong : List.of("time", "time(hours=6)", "time(6)", "time(0s)"))
            assertThatThrownBy(() -> Stop.parse(wrong))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("6h");
        assertThatThrownBy(() -> Stop.parse("widht"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'width'?");
    }
}
