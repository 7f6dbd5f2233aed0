package dev.kumite.agents.ntuple;

import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/**
 * How a network learns.
 *
 * @param step how far a value moves towards what it should have been, at first
 * @param lambda how far the later game decides instead of the next position
 * @param epsilon how often any move is played instead of the best
 * @param ahead how many plies the players look ahead
 */
record Method(double step, double lambda, double epsilon, int ahead) {
    private static final Option<Double> STEP = Option.of(
            "step",
            Kind.real(0.001, 10),
            "2",
            "how far a value moves towards what it should have been, at first; it adapts by itself");
    private static final Option<Double> LAMBDA =
            Option.of("lambda", Kind.real(0, 1), "0.7", "how far the later game counts, not only the next position");
    private static final Option<Double> EPSILON =
            Option.of("epsilon", Kind.real(0, 1), "0.1", "share of random moves in training");
    private static final Option<Integer> AHEAD =
            Option.of("ahead", Kind.whole(1, 4), "1", "look so many plies ahead in training");

    static final List<Option<?>> OPTIONS = List.of(STEP, LAMBDA, EPSILON, AHEAD);

    static Method of(Settings settings) {
        return new Method(settings.get(STEP), settings.get(LAMBDA), settings.get(EPSILON), settings.get(AHEAD));
    }
}
