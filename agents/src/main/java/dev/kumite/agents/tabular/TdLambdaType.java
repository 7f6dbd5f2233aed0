package dev.kumite.agents.tabular;

/** {@code tdlambda}: zemlin's strongest learner. */
public final class TdLambdaType extends TabularType {
    public TdLambdaType() {
        super(
                "tdlambda",
                "TD(lambda) with traces and a look two plies ahead (zemlin, TD-lambda)",
                new Rule(false, 0.005, 0.98, 0.7, 5, new Exploration(0.15, 0.15, 0.8), false, true),
                2);
    }
}
