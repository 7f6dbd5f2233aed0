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
 * @param learnsEnd whether a position that is lost and over is learned like any other
 * @param learnsAll whether the moves of an opponent in training are learned from, too
 */
record Rule(
        boolean ofActions,
        double alpha,
        double gamma,
        double lambda,
        double reward,
        Exploration exploration,
        boolean ownNext,
        boolean winsFirst,
        boolean learnsEnd,
        boolean learnsAll) {

    /** As zemlin's program learns: never the end, and from an opponent's moves only where his reply is what counts. */
    Rule(
            boolean ofActions,
            double alpha,
            double gamma,
            double lambda,
            double reward,
            Exploration exploration,
            boolean ownNext,
            boolean winsFirst) {
        this(ofActions, alpha, gamma, lambda, reward, exploration, ownNext, winsFirst, false, !ownNext);
    }

    /** This rule where the settings do not say otherwise. */
    Rule with(Settings settings) {
        Exploration.Range range = settings.get("epsilon", Exploration.Range.class)
                .orElse(new Exploration.Range(exploration.start(), exploration.end()));
        boolean own = settings.text("next", ownNext ? "own" : "reply").equals("own");
        boolean first = settings.text("wins", winsFirst ? "first" : "learned").equals("first");
        boolean all = settings.text("learn-from", own ? "own" : "all").equals("all");
        settings.refuse("learn-from", !own && !all, "next=own");
        settings.refuse("terminal", first, "wins=learned");
        return new Rule(
                ofActions,
                settings.real("alpha", alpha),
                settings.real("gamma", gamma),
                settings.real("lambda", lambda),
                settings.real("reward", reward),
                new Exploration(range.start(), range.end(), settings.real("decay", exploration.decay())),
                own,
                first,
                settings.text("terminal", "leave").equals("learn"),
                all);
    }
}
