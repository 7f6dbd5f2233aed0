package dev.kumite.agents.tabular;

import dev.kumite.spec.Settings;

/**
 * How a table learns. Rewards are ±{@code reward} at the end of a game; the table holds values in units of it.
 *
 * @param ofActions whether values belong to moves in positions (Q), not to positions (V)
 * @param alpha the learning rate
 * @param gamma the discount for each ply
 * @param lambda how much of a later surprise reaches back; 0 for none
 * @param ownNext whether a value is learned from the player's own next turn, and not from the reply with its sign turned
 * @param winsFirst whether a win at hand is taken without asking the table or the dice
 */
record Rule(
        boolean ofActions,
        double alpha,
        double gamma,
        double lambda,
        double reward,
        Exploration exploration,
        boolean ownNext,
        boolean winsFirst) {

    /** This rule where the settings do not say otherwise. */
    Rule with(Settings settings) {
        Exploration.Range range = settings.get("epsilon", Exploration.Range.class)
                .orElse(new Exploration.Range(exploration.start(), exploration.end()));
        return new Rule(
                ofActions,
                settings.real("alpha", alpha),
                settings.real("gamma", gamma),
                settings.real("lambda", lambda),
                settings.real("reward", reward),
                new Exploration(range.start(), range.end(), settings.real("decay", exploration.decay())),
                settings.text("next", ownNext ? "own" : "reply").equals("own"),
                settings.text("wins", winsFirst ? "first" : "learned").equals("first"));
    }
}
