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

    /**
     * The rule of these settings.
     *
     * @param ofActions whether values belong to moves in positions
     */
    static Rule of(Settings settings, boolean ofActions) {
        Exploration.Range range = settings.get(Learning.EPSILON);
        boolean own = settings.get(Learning.NEXT).equals("own");
        boolean first = settings.get(Learning.WINS).equals("first");
        boolean all = settings.find(Learning.FROM).orElse(own ? "own" : "all").equals("all");
        settings.rejectIf(Learning.FROM, !own && !all, "next=own");
        settings.rejectIf(Learning.TERMINAL, first, "wins=learned");
        return new Rule(
                ofActions,
                settings.get(Learning.ALPHA),
                settings.get(Learning.GAMMA),
                settings.declares(Learning.LAMBDA) ? settings.get(Learning.LAMBDA) : 0,
                settings.get(Learning.REWARD),
                new Exploration(range.start(), range.end(), settings.get(Learning.DECAY)),
                own,
                first,
                settings.get(Learning.TERMINAL).equals("learn"),
                all);
    }
}
