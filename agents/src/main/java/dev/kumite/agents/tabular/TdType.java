package dev.kumite.agents.tabular;

/** {@code td}: zemlin's TD learning, with almost no help. */
public final class TdType extends TabularType {
    public TdType() {
        super(
                "td",
                "TD(0): a table of positions, learned from games (zemlin, TD Learning)",
                new Rule(false, 0.1, 0.98, 0, 5, new Exploration(0.15, 0.15, 0.8), false, false),
                1);
    }
}
