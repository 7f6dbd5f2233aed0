package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a play ends: with all games, by a rule, by the clock, by whoever asks for it; and what is stored by then. */
class RunnerEndTest {
    @TempDir
    private Path folder = Path.of("");

    private Store store;

    @BeforeEach
    void open() {
        store = Store.open(folder.resolve("k.db"));
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static PreparedPlan prepared(int games, String stop) {
        Contest contest = Contest.Match.of("onitama", "greedy", "random", games);
        Plan plan = new Plan("test", 3, List.of(contest), Stop.parse(stop), Limits.USUAL);
        return PreparedPlan.of(plan, Agents.shipped());
    }

    private Runner runner(int games, String stop) {
        return new Runner(store, prepared(games, stop), "test");
    }

    private static HandCrew crew() {
        return new HandCrew(HandCrew.Manner.PLAYS, 100);
    }

    private static List<Integer> numbers(Runner runner) {
        List<Integer> numbers = new ArrayList<>();
        runner.games(game -> numbers.add(game.number()));
        return numbers;
    }

    private boolean complete(Runner runner) {
        return store.run(runner.run().id()).complete();
    }

    @Test
    void theWatcherIsToldOfEveryGameAndTheRunIsCompleteWithTheLast() {
        Runner runner = runner(4, "never");
        List<Long> told = new ArrayList<>();
        assertThat(runner.play(crew(), totals -> told.add(totals.games())).games())
                .isEqualTo(4);
        assertThat(told).containsExactly(0L, 1L, 2L, 3L, 4L);
        assertThat(numbers(runner)).containsExactly(0, 1, 2, 3);
        assertThat(runner.totals().games()).isEqualTo(4);
        assertThat(runner.store()).isSameAs(store);
        assertThat(complete(runner)).isTrue();
        assertThat(runner.isStopped()).isFalse();
        assertThat(runner.run().machine()).contains(" cores, Java " + System.getProperty("java.version"));
    }

    @Test
    void aRunIsFoundByItsPlanOnceItIsBegun() {
        PreparedPlan plan = prepared(4, "never");
        assertThatThrownBy(() -> Runner.stored(store, plan, "test"))
                .isInstanceOf(BadInput.class)
                .hasMessage("the store " + store.file()
                        + " has no such run of this version; 'kumite runs' lists what it has");
        long run = new Runner(store, plan, "test").run().id();
        assertThat(Runner.stored(store, plan, "test").id()).isEqualTo(run);
        assertThatThrownBy(() -> Runner.stored(store, plan, "other")).isInstanceOf(BadInput.class);
    }

    @Test
    void aRunIsInPlayAsLongAsItIsPlayed() {
        Runner runner = runner(2, "never");
        long run = runner.run().id();
        List<Boolean> playing = new ArrayList<>();
        runner.play(crew(), totals -> playing.add(Runner.isPlaying(store, run)));
        assertThat(playing).isNotEmpty().containsOnly(true);
        assertThat(Runner.isPlaying(store, run)).isFalse();
    }

    @Test
    void gamesThatEndWhenThePlayIsStoppedAreStored() {
        HandCrew crew = new HandCrew(HandCrew.Manner.PLAYS_WHEN_STOPPED, 100);
        Runner runner = runner(8, "never");
        crew.whenLookedAfter(() -> {
            if (crew.looks() == 3) runner.stop();
        });
        runner.play(crew, totals -> {});
        assertThat(runner.isStopped()).isTrue();
        assertThat(numbers(runner)).containsExactly(0, 1, 2);
        assertThat(complete(runner)).isFalse();
    }

    @Test
    void timeThatIsUpStopsThePlay() {
        Runner runner = runner(4, "never");
        runner.until(System.nanoTime());
        HandCrew crew = crew();
        runner.play(crew, totals -> {});
        assertThat(runner.isStopped()).isTrue();
        assertThat(crew.begun()).isZero();
        assertThat(crew.stopped()).isTrue();
        assertThat(complete(runner)).isFalse();
    }

    @Test
    void timeThatIsUpStopsNoRunThatHasAllItsGames() {
        Runner first = runner(2, "never");
        first.keepOpen();
        first.play(crew(), totals -> {});
        assertThat(complete(first)).isFalse();
        Runner again = runner(2, "never");
        again.until(System.nanoTime());
        again.play(crew(), totals -> {});
        assertThat(again.isStopped()).isFalse();
        assertThat(complete(again)).isTrue();
    }

    /** Every game takes a second, so the rule has what it needs after the first pair. */
    @Test
    void noGameIsBegunInAContestThatARuleHasEnded() {
        HandCrew crew = crew();
        Runner runner = runner(6, "time(1s)");
        assertThat(runner.play(crew, totals -> {}).games()).isEqualTo(2);
        assertThat(crew.begun()).isEqualTo(2);
        assertThat(complete(runner)).isTrue();
    }

    @Test
    void aShardPlaysAllItsGamesWhateverTheRuleSays() {
        HandCrew crew = crew();
        Runner runner = runner(8, "time(1s)");
        runner.only(new Shard(1, 2));
        runner.play(crew, totals -> {});
        assertThat(numbers(runner)).containsExactly(0, 1, 4, 5);
        assertThat(complete(runner)).isFalse();
    }

    @Test
    void aCrewThatPlaysTooLittleIsAMistakeThatNamesTheContest() {
        Runner runner = runner(4, "never");
        assertThatThrownBy(() -> runner.play(new HandCrew(HandCrew.Manner.PLAYS, 2), totals -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("contest 1 has come to its end after 2 of 4 games; the same command continues it");
        assertThat(complete(runner)).isFalse();
        runner(4, "never").play(crew(), totals -> {});
        assertThat(complete(runner)).isTrue();
    }

    @Test
    void anInterruptEndsThePlayAndIsPassedOn() {
        HandCrew crew = crew();
        crew.whenLookedAfter(() -> Thread.currentThread().interrupt());
        Runner runner = runner(4, "never");
        assertThatThrownBy(() -> runner.play(crew, totals -> {}))
                .isInstanceOf(Unavailable.class)
                .hasMessage("the run was interrupted; the same command continues it");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(crew.stopped()).isTrue();
        assertThat(Runner.isPlaying(store, runner.run().id())).isFalse();
    }

    @Test
    void troubleOfTheCrewEndsThePlay() {
        HandCrew crew = crew();
        crew.getIntoTrouble();
        Runner runner = runner(4, "never");
        assertThatThrownBy(() -> runner.play(crew, totals -> {})).hasMessage("the crew is in trouble");
        assertThat(crew.stopped()).isTrue();
        assertThat(numbers(runner)).isEmpty();
    }
}
