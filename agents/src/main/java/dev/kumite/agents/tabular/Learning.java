package dev.kumite.agents.tabular;

import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;

/** The options that decide how a table learns; the defaults here are those of most of zemlin's agents. */
final class Learning {
    static final Option<Double> ALPHA = Option.of("alpha", Kind.real(0, 1), "0.1", "the learning rate");
    static final Option<Double> GAMMA = Option.of("gamma", Kind.real(0, 1), "0.98", "the discount for each ply");
    static final Option<Double> LAMBDA = Option.of("lambda", Kind.real(0, 1), "0.7", "how far surprises reach back");
    static final Option<Double> REWARD =
            Option.of("reward", Kind.real(0.001, 1000), "5", "for a win; minus that for a loss");
    static final Option<Exploration.Range> EPSILON = Option.of(
            "epsilon",
            Exploration.KIND,
            "0.15",
            "share of random moves in training; two numbers: falling within each game");
    static final Option<Double> DECAY =
            Option.of("decay", Kind.real(0, 1), "0.8", "with two numbers: what each move leaves of epsilon");
    static final Option<String> NEXT = Option.of(
            "next",
            Kind.oneOf("reply", "own"),
            "reply",
            "learn from the reply with its sign turned, or from the player's own next turn");
    static final Option<String> WINS = Option.of(
            "wins",
            Kind.oneOf("first", "learned"),
            "learned",
            "take a win at hand, in training and at depth 1, or find it by learning");
    static final Option<String> TERMINAL = Option.of(
            "terminal",
            Kind.oneOf("leave", "learn"),
            "leave",
            "with wins=learned: whether a position that is lost and over is learned like any other");
    static final Option<String> FROM = Option.optional(
            "learn-from",
            Kind.oneOf("own", "all"),
            "own with next=own, else all",
            "with an opponent in training: learn from its own moves, or from his too");

    private Learning() {}
}
