package dev.kumite.agents.tabular;

import static dev.kumite.agents.tabular.Learning.ALPHA;
import static dev.kumite.agents.tabular.Learning.DECAY;
import static dev.kumite.agents.tabular.Learning.EPSILON;
import static dev.kumite.agents.tabular.Learning.FROM;
import static dev.kumite.agents.tabular.Learning.GAMMA;
import static dev.kumite.agents.tabular.Learning.LAMBDA;
import static dev.kumite.agents.tabular.Learning.NEXT;
import static dev.kumite.agents.tabular.Learning.REWARD;
import static dev.kumite.agents.tabular.Learning.TERMINAL;
import static dev.kumite.agents.tabular.Learning.WINS;

import java.util.List;

/** {@code tdlambda}: zemlin's strongest learner. */
public final class TdLambdaType extends TabularType {
    public TdLambdaType() {
        super(
                "tdlambda",
                "TD(lambda) with traces and a look two plies ahead (zemlin, TD-lambda)",
                false,
                DEPTH.withDefault("2"),
                List.of(
                        ALPHA.withDefault("0.005"),
                        GAMMA,
                        LAMBDA,
                        REWARD,
                        EPSILON,
                        DECAY,
                        NEXT,
                        WINS.withDefault("first"),
                        TERMINAL,
                        FROM));
    }
}
