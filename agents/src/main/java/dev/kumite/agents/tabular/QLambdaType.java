package dev.kumite.agents.tabular;

import static dev.kumite.agents.tabular.Learning.ALPHA;
import static dev.kumite.agents.tabular.Learning.DECAY;
import static dev.kumite.agents.tabular.Learning.EPSILON;
import static dev.kumite.agents.tabular.Learning.FROM;
import static dev.kumite.agents.tabular.Learning.GAMMA;
import static dev.kumite.agents.tabular.Learning.LAMBDA;
import static dev.kumite.agents.tabular.Learning.NEXT;
import static dev.kumite.agents.tabular.Learning.REWARD;
import static dev.kumite.agents.tabular.Learning.WINS;

import java.util.List;

/** {@code qlambda}: zemlin's Watkins Q(λ); its λ is not published, 0.7 is ours. */
public final class QLambdaType extends TabularType {
    public QLambdaType() {
        super(
                "qlambda",
                "Watkins's Q(lambda): Q-learning with traces that end at a random move (zemlin)",
                true,
                DEPTH,
                List.of(
                        ALPHA,
                        GAMMA,
                        LAMBDA,
                        REWARD.withDefault("1"),
                        EPSILON.withDefault("0.9..0.1"),
                        DECAY,
                        NEXT.withDefault("own"),
                        WINS,
                        FROM));
    }
}
