package dev.kumite.lab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.lab.run.Faulty;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Threads that play: one that is lost is replaced, and the games of the others are played all the same. */
@Timeout(120)
class ThreadCrewTest {
    private static final Game GAME = Games.parse("onitama");
    private static final AgentMaker RANDOM = Agents.shipped().parse("random");
    private static final AgentMaker DEAF = Faulty.maker("how=deaf");

    private final List<Played> told = Collections.synchronizedList(new ArrayList<>());

    private final class Move implements GameCrew.Task {
        private final AgentMaker agent;

        Move(AgentMaker agent) {
            this.agent = agent;
        }

        @Override
        public Umpire umpire() {
            Limits limits = Limits.ofOneMove(agent.equals(DEAF) ? 1 : Limits.PATIENCE_NANOS);
            return Umpire.ofOneMove(GAME, GAME.start(5), agent, 1, limits);
        }

        @Override
        public void played(Played game) {
            told.add(game);
        }
    }

    private void play(List<AgentMaker> agents) {
        Iterator<AgentMaker> left = agents.iterator();
        new ThreadCrew<>(() -> left.hasNext() ? Optional.of(new Move(left.next())) : Optional.empty(), 1, 1).await();
    }

    @Test
    void whoCannotBeStoppedLosesHisGameInItsTurn() {
        try {
            play(List.of(RANDOM, DEAF, RANDOM, DEAF, RANDOM));
        } finally {
            Faulty.free();
        }
        assertThat(told)
                .extracting(game -> game.outcome().ending() == Ending.HANGING)
                .containsExactly(false, true, false, true, false);
    }

    @Test
    void aFailureOfOurOwnIsThrown() {
        GameCrew<Move> players = new ThreadCrew<>(
                () -> {
                    throw new BadInput("no such position");
                },
                2,
                1);
        assertThatThrownBy(players::await).isInstanceOf(BadInput.class).hasMessage("no such position");
        assertThat(told).isEmpty();
    }
}
