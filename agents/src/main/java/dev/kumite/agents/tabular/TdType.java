package dev.kumite.agents.tabular;

import static dev.kumite.agents.tabular.Learning.ALPHA;
import static dev.kumite.agents.tabular.Learning.DECAY;
import static dev.kumite.agents.tabular.Learning.EPSILON;
import static dev.kumite.agents.tabular.Learning.FROM;
import static dev.kumite.agents.tabular.Learning.GAMMA;
import static dev.kumite.agents.tabular.Learning.NEXT;
import static dev.kumite.agents.tabular.Learning.REWARD;
import static dev.kumite.agents.tabular.Learning.TERMINAL;
import static dev.kumite.agents.tabular.Learning.WINS;

import java.util.List;

/** {@code td}: zemlin's TD learning, with almost no help. */
public final class TdType extends TabularType {
    public TdType() {
        super(
                "td",
                "TD(0): a table of positions, learned from games (zemlin, TD Learning)",
                false,
                DEPTH,
                List.of(ALPHA, GAMMA, REWARD, EPSILON, DECAY, NEXT, WINS, TERMINAL, FROM));
    }
}
