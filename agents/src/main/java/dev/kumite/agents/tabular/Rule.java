package dev.kumite.agents.tabular;

import dev.kumite.base.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
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

    static final Option<Double> ALPHA = Option.of("alpha", Kind.real(0, 1), "0.1", "the learning rate");
    static final Option<Double> GAMMA = Option.of("gamma", Kind.real(0, 1), "0.98", "the discount for each ply");
    static final Option<Double> LAMBDA =
            Option.of("lambda", Kind.real(0, 1), "0.7", "how far errors are propagated back");
    static final Option<Double> REWARD =
            Option.of("reward", Kind.real(0.001, 1000), "5", "for a win; minus that for a loss");
    static final Option<Exploration.Range> EPSILON = Option.of(
            "epsilon",
            Exploration.KIND,
            "0.15",
            "share of random moves in training; two numbers: falling within each game");
    static final Option<Double> DECAY =
            Option.of("decay", Kind.real(0, 1), "0.8", "with two numbers: factor on epsilon after each move");
    static final Option<String> NEXT = Option.of(
            "next",
            Kind.oneOf("reply", "own"),
            "reply",
            "learn from the reply with its sign reversed, or from the player's own next turn");
    static final Option<String> WINS = Option.of(
            "wins",
            Kind.oneOf("first", "learned"),
            "learned",
            "take an immediate win, in training and at depth 1, or have to learn it");
    static final Option<String> TERMINAL = Option.of(
            "terminal",
            Kind.oneOf("leave", "learn"),
            "leave",
            "with wins=learned: whether a position that is lost and over is learned like any other");
    static final Option<String> FROM = Option.optional(
            "learn-from",
            Kind.oneOf("own", "all"),
            "own with next=own, else all",
            "with an opponent in training: learn from its own moves, or from the opponent's too");

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
        Exploration.Range range = settings.get(EPSILON);
        boolean own = settings.get(NEXT).equals("own");
        boolean first = settings.get(WINS).equals("first");
        boolean all = settings.find(FROM).orElse(own ? "own" : "all").equals("all");
        settings.rejectIf(FROM, !own && !all, "next=own");
        settings.rejectIf(TERMINAL, first, "wins=learned");
        return new Rule(
                ofActions,
                settings.get(ALPHA),
                settings.get(GAMMA),
                settings.declares(LAMBDA) ? settings.get(LAMBDA) : 0,
                settings.get(REWARD),
                new Exploration(range.start(), range.end(), settings.get(DECAY)),
                own,
                first,
                settings.get(TERMINAL).equals("learn"),
                all);
    }

    /**
     * How often a training game plays a random move instead of the best known one: at a constant rate, or from {@code
     * start} down to {@code end} within each game, multiplied by {@code decay} with every move.
     */
    record Exploration(double start, double end, double decay) {
        private static final String FORM = "a share such as 0.15, or a range such as 0.9..0.1";
        private static final String SHARE = "(0(\\.[0-9]{1,15})?|1(\\.0{1,15})?)";

        /** The ε of an option, without its decay. */
        record Range(double start, double end) {}

        static final Kind<Range> KIND = Kind.text(FORM, Exploration::parse);

        private static Range parse(String text) {
            String[] ends = text.split("\\.\\.", -1);
            if (ends.length > 2 || !ends[0].matches(SHARE) || !ends[ends.length - 1].matches(SHARE))
                throw new BadInput("must be " + FORM);
            Range range = new Range(Double.parseDouble(ends[0]), Double.parseDouble(ends[ends.length - 1]));
            if (range.start < range.end) throw new BadInput("must be " + FORM + ", the larger number first");
            return range;
        }

        double next(double epsilon) {
            return Math.max(end, epsilon * decay);
        }
    }
}
