package dev.kumite.agents.tabular;

/** {@code qlambda}: zemlin's Watkins Q(λ); its λ is not published, 0.7 is ours. */
public final class QLambdaType extends TabularType {
    public QLambdaType() {
        super(
                "qlambda",
                "Watkins's Q(lambda): Q-learning with traces that end at a random move (zemlin)",
                new Rule(true, 0.1, 0.98, 0.7, 1, new Exploration(0.9, 0.1, 0.8), true, false),
                1);
    }
}
