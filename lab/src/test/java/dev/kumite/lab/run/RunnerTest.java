package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.core.Ending;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.totals.ContestTotals;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs: the same games with any number of workers and after any interruption, and not to be broken by an agent. */
class RunnerTest {
    private static final String SHALLOW = "strong(depth=1, memory=16k)";
    private static final String DEEPER = "strong(depth=3, memory=64k)";

    @TempDir
    private Path folder = Path.of("");

    private static Plan plan(int games, Limits limits, String... agents) {
        List<Contest> contests = new ArrayList<>();
        for (int i = 0; i < agents.length; i++)
            for (int j = i + 1; j < agents.length; j++)
                contests.add(Contest.Match.of("onitama", agents[i], agents[j], games));
        return new Plan("test", 3, contests, new Stop.Never(), limits);
    }

    private static Runner runner(Store store, Plan plan) {
        return new Runner(store, PreparedPlan.of(plan, Agents.in(RunnerTest.class.getClassLoader())), "test");
    }

    private static List<String> export(Store store, long run) {
        List<String> lines = new ArrayList<>();
        store.games(run, game -> lines.add(line(game)));
        return lines;
    }

    /** All that is stored of a game but the clock readings. */
    static String line(StoredGame game) {
        Played played = game.played();
        return String.join(
                " ",
                game.contest() + "." + game.number(),
                played.setup(),
                played.moves().toString(),
                played.outcome().toString(),
                spent(played.a()),
                spent(played.b()),
                played.failure());
    }

    private static String spent(Effort effort) {
        return effort.moves() + "/" + effort.iterations() + "/" + effort.nodes() + "/" + effort.held();
    }

    private List<String> played(String file, Plan plan, int workers) {
        try (Store store = Store.open(folder.resolve(file))) {
            Runner runner = runner(store, plan);
            runner.play(workers, totals -> {});
            assertThat(store.run(runner.run().id()).complete()).isTrue();
            return export(store, runner.run().id());
        }
    }

    @Test
    void workersDoNotChangeTheGames() {
        Plan plan = plan(10, Limits.USUAL, DEEPER, SHALLOW, "random");
        List<String> one = played("one.db", plan, 1);
        assertThat(one).hasSize(30);
        assertThat(played("two.db", plan, 2)).isEqualTo(one);
        assertThat(played("five.db", plan, 5)).isEqualTo(one);
    }

    @Test
    void aStoppedRunGoesOnWhereItWas() {
        Plan plan = plan(20, Limits.USUAL, DEEPER, SHALLOW, "random");
        List<String> undisturbed = played("whole.db", plan, 1);
        for (int stop = 1; stop < 60; stop += 13) {
            try (Store store = Store.open(folder.resolve("parts.db"))) {
                Runner runner = runner(store, plan);
                int enough = stop;
                runner.play(2, totals -> {
                    if (totals.games() >= enough) runner.stop();
                });
                assertThat(undisturbed).containsAll(export(store, runner.run().id()));
            }
        }
        assertThat(played("parts.db", plan, 2)).isEqualTo(undisturbed);
    }

    @Test
    void aContestLeftOutIsPlayedAnotherTimeAndAllGamesAreTheSame() {
        Plan plan = plan(4, Limits.USUAL, DEEPER, SHALLOW, "random");
        List<String> whole = played("all.db", plan, 1);
        try (Store store = Store.open(folder.resolve("some.db"))) {
            Runner runner = runner(store, plan);
            runner.leaveOut(0);
            runner.leaveOut(2);
            runner.play(2, totals -> {});
            assertThat(export(store, runner.run().id()))
                    .hasSize(4)
                    .allMatch(line -> line.startsWith("1."))
                    .isSubsetOf(whole);
            assertThat(store.run(runner.run().id()).complete()).isFalse();
        }
        assertThat(played("some.db", plan, 2)).isEqualTo(whole);
    }

    @Test
    void aRunThatIsBeingPlayedIsNotDeleted() {
        try (Store store = Store.open(folder.resolve("busy.db"))) {
            Runner runner = runner(store, plan(4, Limits.USUAL, SHALLOW, "random"));
            long run = runner.run().id();
            runner.play(
                    1,
                    totals -> assertThatThrownBy(() -> Runner.delete(store, run))
                            .isInstanceOf(Unavailable.class)
                            .hasMessageContaining("run " + run + " is being played by another process"));
            assertThat(store.runs()).hasSize(1);
            Runner.delete(store, run);
            assertThat(store.runs()).isEmpty();
        }
    }

    /** Another process that asks for more games is refused, and changes nothing. */
    @Test
    void aRunThatIsBeingPlayedKeepsItsNumberOfGames() {
        try (Store store = Store.open(folder.resolve("busy.db"));
                Store other = Store.open(folder.resolve("busy.db"))) {
            Runner runner = runner(store, plan(4, Limits.USUAL, SHALLOW, "random"));
            Plan longer = plan(12, Limits.USUAL, SHALLOW, "random");
            runner.play(
                    1,
                    totals -> assertThatThrownBy(() -> runner(other, longer).play(1, more -> {}))
                            .isInstanceOf(Unavailable.class)
                            .hasMessageContaining("is being played by another process"));
            assertThat(store.run(runner.run().id()).plan().games()).isEqualTo(4);
            assertThat(store.run(runner.run().id()).complete()).isTrue();
            assertThat(runner(store, longer).run().complete())
                    .as("asked, not played")
                    .isTrue();
            assertThat(runner(store, longer).extend().complete()).isFalse();
        }
    }

    @Test
    void aRunCanBeMadeLongerAndIsNeverPlayedTwice() {
        List<String> few = played("grow.db", plan(4, Limits.USUAL, SHALLOW, "random"), 1);
        List<String> many = played("grow.db", plan(12, Limits.USUAL, SHALLOW, "random"), 2);
        assertThat(many).hasSize(12).containsAll(few);
        try (Store store = Store.open(folder.resolve("grow.db"))) {
            assertThat(store.runs()).hasSize(1);
            Runner again = runner(store, plan(12, Limits.USUAL, SHALLOW, "random"));
            int[] told = new int[1];
            again.play(1, totals -> told[0]++);
            assertThat(told[0]).as("nothing new to count").isEqualTo(1);
        }
    }

    @Test
    void aGameIsStoredBeforeItIsCounted() {
        Plan plan = plan(10, Limits.USUAL, SHALLOW, "random");
        Path file = folder.resolve("order.db");
        try (Store store = Store.open(file);
                Store other = Store.open(file)) {
            Runner runner = runner(store, plan);
            runner.play(
                    2,
                    totals -> assertThat(export(other, runner.run().id()).size())
                            .isGreaterThanOrEqualTo((int) totals.games()));
        }
    }

    @Test
    @Tag("slow")
    @Tag("jdk")
    void everyFaultCostsThatGameAndIsCalledByItsName() {
        assertThat(endings(Limits.USUAL, "throws")).containsOnly(Ending.FAILED);
        assertThat(endings(Limits.USUAL, "cheats")).containsOnly(Ending.ILLEGAL_MOVE);
        Limits hasty = Limits.ofMoves(1_000_000_000);
        assertThat(endings(hasty, "dawdles")).containsOnly(Ending.OVERTIME);
        assertThat(endings(hasty, "hangs")).containsOnly(Ending.OVERTIME);
    }

    /** These ended the threads that played, and the run was called complete. */
    @ParameterizedTest
    @ValueSource(strings = {"checked", "error", "mute", "interrupts"})
    void aRunIsCompleteWhenEveryGameIsStored(String how) {
        for (String where : List.of("create", "choose", "played", "close")) {
            String agent = "faulty(how=" + how + ", where=" + where + ")";
            assertThat(played(how + where + ".db", plan(6, Limits.USUAL, "random", agent), 2))
                    .as(agent)
                    .hasSize(6);
        }
    }

    @Test
    @Tag("slow")
    @Tag("jdk")
    void aThreadThatCannotBeStoppedIsCountedAndTheRunContinues() {
        Limits hasty = Limits.ofMoves(1_000_000_000);
        try (Store store = Store.open(folder.resolve("deaf.db"))) {
            Runner runner = runner(store, plan(2, hasty, "random", "faulty(how=deaf)"));
            ContestTotals contest = runner.play(2, totals -> {}).contest(0);
            assertThat(contest.games()).isEqualTo(2);
            assertThat(contest.threadsLost(ContestTotals.B)).isEqualTo(2);
            assertThat(contest.threadsLost(ContestTotals.A)).isZero();
        } finally {
            Faulty.free();
        }
    }

    @Test
    void aFailureOfOurOwnStopsTheRunWhichCanBeContinued() {
        Plan plan = plan(40, Limits.USUAL, SHALLOW, "random");
        PreparedPlan sound = PreparedPlan.of(plan, Agents.in(RunnerTest.class.getClassLoader()));
        PreparedPlan broken = new PreparedPlan(
                plan, List.of(new BrokenFrom(6, sound.contests().get(0))));
        long run;
        try (Store store = Store.open(folder.resolve("own.db"))) {
            Runner runner = new Runner(store, broken, "test");
            run = runner.run().id();
            assertThatThrownBy(() -> runner.play(2, totals -> {}))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("no opening");
            assertThat(store.run(run).complete()).isFalse();
            assertThat(store.run(run).games()).isLessThan(40);
        }
        assertThat(played("own.db", plan, 2)).hasSize(40);
    }

    /** Whose games cannot be begun from this number on. */
    private record BrokenFrom(int number, PreparedContest contest) implements PreparedContest {
        @Override
        public Umpire umpire(int game) {
            if (game >= number) throw new BadInput("no opening");
            return contest.umpire(game);
        }

        @Override
        public String identity() {
            return contest.identity();
        }

        @Override
        public List<AgentMaker> agents() {
            return contest.agents();
        }
    }

    @Test
    void aRunThatIsAskedForOtherNumbersCountsWhatItIsAskedFor() {
        played("size.db", plan(12, Limits.USUAL, SHALLOW, "random"), 1);
        played("size.db", plan(4, Limits.USUAL, SHALLOW, "random"), 1);
        try (Store store = Store.open(folder.resolve("size.db"))) {
            assertThat(store.runs()).singleElement().satisfies(run -> {
                assertThat(run.games()).isEqualTo(4);
                assertThat(run.complete()).isTrue();
            });
            Runner longer = runner(store, plan(40, Limits.USUAL, SHALLOW, "random"));
            assertThat(longer.run().games()).as("before it is played").isEqualTo(4);
            assertThat(longer.extend().games()).isEqualTo(12);
            assertThat(store.run(longer.run().id()).complete())
                    .as("before the first game")
                    .isFalse();
        }
    }

    private List<Ending> endings(Limits limits, String how) {
        try (Store store = Store.open(folder.resolve(how + ".db"))) {
            Runner runner = runner(store, plan(2, limits, "random", "faulty(how=" + how + ")"));
            ContestTotals contest = runner.play(2, totals -> {}).contest(0);
            assertThat(contest.count(ContestTotals.WON)).isEqualTo(2);
            assertThat(contest.failures()).isEqualTo(2);
            assertThat(contest.failureLines().keySet()).allMatch(line -> line.startsWith("faulty(how=" + how + "): "));
            List<Ending> endings = new ArrayList<>();
            store.games(
                    runner.run().id(),
                    game -> endings.add(game.played().outcome().ending()));
            return endings;
        }
    }

    @Test
    void aRunInPlayIsNotPlayedTwiceAtOnce() {
        Plan plan = plan(4, Limits.USUAL, SHALLOW, "random");
        Path file = folder.resolve("busy.db");
        try (Store store = Store.open(file);
                Store other = Store.open(file)) {
            runner(store, plan)
                    .play(
                            1,
                            totals -> assertThatThrownBy(
                                            () -> runner(other, plan).play(1, more -> {}))
                                    .isInstanceOf(Unavailable.class)
                                    .hasMessageContaining("another process"));
        }
    }

    @Test
    void adjudicationEndsAGameThatBothGiveToTheSameSide() {
        Limits sure = Limits.USUAL.withAdjudication(0.5, 2);
        try (Store store = Store.open(folder.resolve("sure.db"))) {
            Runner runner = runner(store, plan(20, sure, DEEPER, SHALLOW));
            runner.play(1, totals -> {});
            List<StoredGame> games = new ArrayList<>();
            store.games(runner.run().id(), games::add);
            assertThat(games).anyMatch(game -> game.played().outcome().ending() == Ending.ADJUDICATED);
        }
    }
}
