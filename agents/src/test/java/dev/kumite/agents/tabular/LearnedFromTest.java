package dev.kumite.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Takeaway;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which positions and moves of a training game are learned: the finished one, and those of an opponent. */
class LearnedFromTest {
    private static final int STONES = 9;
    private static final Game GAME = new Takeaway(STONES);

    private static Learner learner(String text, Game game) {
        AgentMaker maker = Agents.shipped().parse(text);
        return ((LearnerType) maker.type()).learner(maker.settings(), game, 1 << 20);
    }

    /** Takes one stone and remembers the heaps that it saw. */
    private static final class Opponent implements Agent {
        final List<Position> seen = new ArrayList<>();

        @Override
        public Choice choose(Position position, Thinking thinking) {
            seen.add(position.copy());
            return Choice.of(1, 0, List.of());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "q                              | false",
                "qlambda                        | false",
                "q(learn-from=own)              | false",
                "q(learn-from=all)              | true",
                "q(next=reply)                  | true",
                "td                             | true",
                "td(next=own)                   | false",
                "td(next=own, learn-from=all)   | true",
                "tdlambda(next=own)             | false"
            })
    void anOpponentsMovesAreLearnedFromOnlyWhereTheRuleSaysSo(String agent, boolean learned) {
        for (int side = 0; side < 2; side++) {
            Learner learner = learner(agent, GAME);
            Opponent opponent = new Opponent();
            learner.student(() -> false).play(GAME.start(1), new Rng(side), opponent, side);
            assertThat(opponent.seen).hasSizeGreaterThan(2);
            for (Position position : opponent.seen)
                assertThat(learner.knows(position)).isEqualTo(learned);
            assertThat(learner.size().known()).isGreaterThan(1);
        }
    }

    @Test
    void theReplyIsTheOpponentsAndCannotBeLeftOut() {
        assertThatThrownBy(() -> learner("q(next=reply, learn-from=own)", GAME))
                .isInstanceOf(BadInput.class)
                .hasMessage("'q': 'learn-from' belongs to next=own; leave it out, or add that");
        assertThatThrownBy(() -> learner("tdlambda(terminal=learn)", GAME))
                .isInstanceOf(BadInput.class)
                .hasMessage("'tdlambda': 'terminal' belongs to wins=learned; leave it out, or add that");
    }

    /** One stone: the first move ends the game. The position before it learns α·(1 − 0) in any case. */
    @Test
    void theFinishedPositionIsLearnedOnlyIfAsked() {
        Game single = new Takeaway(1);
        for (String agent : new String[] {"td", "td(terminal=learn)", "td(next=own)"}) {
            Learner learner = learner(agent, single);
            Position position = single.start(1);
            learner.student(() -> false).play(position, new Rng(1), null, 0);
            boolean learns = agent.contains("learn");
            assertThat(learner.value(single.start(1))).isCloseTo(0.1, Offset.offset(1e-6));
            assertThat(learner.knows(position)).isEqualTo(learns);
            assertThat(learner.value(position)).isCloseTo(learns ? -0.1 : 0, Offset.offset(1e-6));
        }
    }
}
