package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.store.StoredGame;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games between the crew that plays them and the run that stores them: none is lost, and none comes too late. */
class GameQueueTest {
    private static final Plan PLAN = new Plan(
            "test", 3, List.of(Contest.Match.of("onitama", "greedy", "random", 4)), new Stop.Never(), Limits.USUAL);

    private static GameQueue queue(HandCrew crew) {
        Schedule schedule = new Schedule(PLAN, Map.of(), Shard.WHOLE);
        return new GameQueue(PreparedPlan.of(PLAN, Agents.shipped()).contests(), schedule, crew);
    }

    @Test
    void aFinishedGameIsTakenInItsPlace() throws InterruptedException {
        GameQueue queue = queue(new HandCrew(HandCrew.Manner.PLAYS, 1));
        assertThat(queue.take(1)).singleElement().satisfies(game -> {
            assertThat(game.contest()).isZero();
            assertThat(game.number()).isZero();
            assertThat(game.played()).isEqualTo(HandCrew.won(0));
        });
        assertThat(queue.done()).isFalse();
        assertThat(queue.take(1)).isEmpty();
        assertThat(queue.done()).isTrue();
    }

    @Test
    void aGameThatHangsIsTakenAsItsForfeit() throws InterruptedException {
        GameQueue queue = queue(new HandCrew(HandCrew.Manner.HANGS, 2));
        assertThat(queue.take(1)).extracting(StoredGame::number).containsExactly(0);
        assertThat(queue.take(1)).extracting(StoredGame::number).containsExactly(1);
    }

    @Test
    void aStoppedCrewIsLookedAfterNoMoreButWhatItFinishedIsTaken() throws InterruptedException {
        HandCrew crew = new HandCrew(HandCrew.Manner.PLAYS_WHEN_STOPPED, 4);
        GameQueue queue = queue(crew);
        assertThat(queue.take(1)).isEmpty();
        assertThat(queue.take(1)).isEmpty();
        queue.stop();
        assertThat(crew.stopped()).isTrue();
        assertThat(queue.done()).isFalse();
        assertThat(queue.take(1)).extracting(StoredGame::number).containsExactly(0, 1);
        assertThat(crew.looks()).isEqualTo(2);
        assertThat(queue.done()).isTrue();
    }

    @Test
    void theTroubleOfTheCrewIsKnownAndThrown() {
        HandCrew crew = new HandCrew(HandCrew.Manner.PLAYS, 4);
        GameQueue queue = queue(crew);
        assertThat(queue.inTrouble()).isFalse();
        queue.check();
        crew.getIntoTrouble();
        assertThat(queue.inTrouble()).isTrue();
        assertThatThrownBy(queue::check).hasMessage("the crew is in trouble");
    }
}
