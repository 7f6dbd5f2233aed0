package dev.kumite.agents.tabular;

import static dev.kumite.agents.tabular.Learning.ALPHA;
import static dev.kumite.agents.tabular.Learning.DECAY;
import static dev.kumite.agents.tabular.Learning.EPSILON;
import static dev.kumite.agents.tabular.Learning.FROM;
import static dev.kumite.agents.tabular.Learning.GAMMA;
import static dev.kumite.agents.tabular.Learning.NEXT;
import static dev.kumite.agents.tabular.Learning.REWARD;
import static dev.kumite.agents.tabular.Learning.WINS;

import java.util.List;

/** {@code q}: zemlin's Q-learning; {@code epsilon=0.9..0.1} is the one that decays within each game. */
public final class QType extends TabularType {
    public QType() {
        super(
                "q",
                "Q-learning: a table of moves in positions (zemlin, Q-learning)",
                true,
                DEPTH,
                List.of(ALPHA, GAMMA, REWARD.withDefault("1"), EPSILON, DECAY, NEXT.withDefault("own"), WINS, FROM));
    }
}
