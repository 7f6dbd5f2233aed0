package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.run.Schedule.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schedules: every game once, contests side by side, no seed twice. */
class ScheduleTest {
    private static final Plan PLAN = plan(
            Contest.Match.of("onitama", "a", "b", 6),
            Contest.Match.of("onitama", "a", "c", 2),
            Contest.Match.of("onitama", "b", "c", 4));

    private static Plan plan(Contest... contests) {
        return new Plan("test", 1, List.of(contests), new Stop.Never(), Limits.USUAL);
    }

    private static List<Place> all(Schedule schedule) {
        List<Place> places = new ArrayList<>();
        for (Place place = schedule.next(); !place.none(); place = schedule.next()) places.add(place);
        assertThat(schedule.next()).isEqualTo(Place.NONE);
        return places;
    }

    @Test
    void everyGameComesExactlyOnceAndContestsGoSideBySide() {
        List<Place> places = all(new Schedule(PLAN, Map.of(), Shard.WHOLE));
        assertThat(places).hasSize(12).doesNotHaveDuplicates();
        assertThat(places.subList(0, 6))
                .containsExactly(
                        new Place(0, 0),
                        new Place(0, 1),
                        new Place(1, 0),
                        new Place(1, 1),
                        new Place(2, 0),
                        new Place(2, 1));
        for (int contest = 0; contest < 3; contest++) {
            int which = contest;
            assertThat(places.stream().filter(place -> place.contest() == which).count())
                    .isEqualTo(PLAN.contests().get(contest).games());
        }
    }

    @Test
    void agentsThatHaveLearnedTakeLargerStrides() {
        Plan plan = plan(
                Contest.Match.of("onitama", "td(file=a.know)", "b", 1_100), Contest.Match.of("onitama", "b", "c", 502));
        List<Place> places = all(new Schedule(plan, Map.of(), Shard.WHOLE));
        assertThat(places).hasSize(1_602).doesNotHaveDuplicates();
        List<Integer> order = new ArrayList<>();
        for (Place place : places)
            if (order.isEmpty() || order.get(order.size() - 1) != place.contest()) order.add(place.contest());
        assertThat(order).containsExactly(0, 1, 0, 1, 0);
    }

    @Test
    void whatIsPlayedOrEndedIsLeftOut() {
        BitSet done = new BitSet();
        done.set(0, 5);
        Schedule schedule = new Schedule(PLAN, Map.of(0, done), Shard.WHOLE);
        schedule.end(2);
        assertThat(all(schedule)).containsExactly(new Place(1, 0), new Place(1, 1), new Place(0, 5));
    }

    @Test
    void shardsShareOutThePairs() {
        List<Place> together = new ArrayList<>();
        for (int number = 1; number <= 4; number++) {
            Shard shard = new Shard(number, 4);
            List<Place> part = all(new Schedule(PLAN, Map.of(), shard));
            assertThat(part).hasSize((int) shard.games(PLAN)).hasSizeBetween(2, 4);
            for (Place place : part) assertThat(part).contains(new Place(place.contest(), place.number() ^ 1));
            together.addAll(part);
        }
        assertThat(together).containsExactlyInAnyOrderElementsOf(all(new Schedule(PLAN, Map.of(), Shard.WHOLE)));
    }

    @Test
    void shardsAreWrittenAsFractions() {
        assertThat(Shard.parse("3/20")).isEqualTo(new Shard(3, 20)).hasToString("3/20");
        for (String wrong : List.of("", "3", "0/3", "4/3", "1/0", "-1/3", "a/b", "1/1000000"))
            assertThatThrownBy(() -> Shard.parse(wrong)).isInstanceOf(BadInput.class);
        assertThat(Shard.parse("1/1")).isEqualTo(Shard.WHOLE);
        assertThat(Shard.parse("100000/100000")).hasToString("100000/100000");
        assertThatThrownBy(() -> Shard.parse("1/100001")).hasMessageContaining("there are at most 100000");
    }

    @Test
    void aPlayedShardSaysWhatComesNext() {
        assertThat(Shard.WHOLE.games(PLAN)).isEqualTo(12);
        Path store = Path.of("part.db");
        assertThat(new Shard(2, 4).sentence(PLAN, 4, store))
                .isEqualTo("Shard 2/4 is played: 4 of 12 games, in part.db."
                        + " Join the parts with: kumite runs merge PART... --into FILE");
        Plan ruled = new Plan("test", 1, PLAN.contests(), Stop.parse("time(6h)"), Limits.USUAL);
        assertThat(new Shard(2, 4).sentence(ruled, 4, store))
                .contains("part.db. The stopping rule time(6h) needs all games and is applied at the merge. Join");
    }

    @Test
    void noTwoGamesShareASeedAndPairsShareTheirOpening() {
        Set<Long> agents = new HashSet<>();
        Set<Long> openings = new HashSet<>();
        for (Contest contest : PLAN.contests()) {
            Seeds seeds = new Seeds(7, contest.identity());
            for (int number = 0; number < 10_000; number++) {
                for (long seed : seeds.agents(number))
                    assertThat(agents.add(seed)).isTrue();
                if (number % 2 == 0)
                    assertThat(openings.add(seeds.opening(number / 2))).isTrue();
            }
        }
    }

    /** The test vectors of FNV-1a's authors: keys of stored runs and all seeds depend on them. */
    @Test
    void theHashIsFnv1a() {
        assertThat(Seeds.hash("")).isEqualTo(0xcbf29ce484222325L);
        assertThat(Seeds.hash("a")).isEqualTo(0xaf63dc4c8601ec8cL);
        assertThat(Seeds.hash("foobar")).isEqualTo(0x85944171f73967e8L);
    }

    @Test
    void aRunIsClaimedByOneAtATime(@TempDir Path folder) {
        Path store = folder.resolve("k.db");
        try (RunLock seven = RunLock.take(store, 7);
                RunLock eight = RunLock.take(store, 8)) {
            assertThat(seven).isNotSameAs(eight);
            assertThatThrownBy(() -> RunLock.take(store, 7))
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining("run 7 is being played by another process");
            assertThat(RunLock.isTaken(store, 7)).isTrue();
            assertThat(RunLock.isTaken(store, 9)).isFalse();
        }
        assertThat(RunLock.isTaken(store, 7)).isFalse();
        assertThat(RunLock.isTaken(folder.resolve("none/k.db"), 7))
                .as("where it cannot be found out")
                .isFalse();
        RunLock.take(store, 7).close();
        assertThatThrownBy(() -> RunLock.take(folder.resolve("none/k.db"), 7))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot lock");
    }
}
