package dev.kumite.agents.tabular;

/** {@code q}: zemlin's Q-learning; {@code epsilon=0.9..0.1} is the one that decays within each game. */
public final class QType extends TabularType {
    public QType() {
        super(
                "q",
                "Q-learning: a table of moves in positions (zemlin, Q-learning)",
                new Rule(true, 0.1, 0.98, 0, 1, new Exploration(0.15, 0.15, 0.8), true, false),
                1);
    }
}
