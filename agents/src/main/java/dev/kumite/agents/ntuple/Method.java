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
    static final Method USUAL = new Method(2, 0.7, 0.1, 1);

    static final List<Option> OPTIONS = List.of(
            new Option(
                    "step",
                    Kind.real(0.001, 10),
                    "2",
                    "how far a value moves towards what it should have been, at first; it adapts by itself"),
            new Option("lambda", Kind.real(0, 1), "0.7", "how far the later game counts, not only the next position"),
            new Option("epsilon", Kind.real(0, 1), "0.1", "share of random moves in training"),
            new Option("ahead", Kind.whole(1, 4), "1", "look so many plies ahead in training"));

    static Method of(Settings settings) {
        return new Method(
                settings.real("step", USUAL.step),
                settings.real("lambda", USUAL.lambda),
                settings.real("epsilon", USUAL.epsilon),
                settings.whole("ahead", USUAL.ahead));
    }
}
