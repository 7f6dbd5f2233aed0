package dev.kumite.agents.zero;

import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/**
 * How a network learns.
 *
 * @param hidden neurons of the first layer
 * @param second neurons of the second layer
 * @param effort simulations for a move in training
 * @param window how many of the latest positions it learns from
 * @param batch how many positions it learns from at a time
 * @param reuse how often it learns from a position, on average
 * @param rate the step size of Adam at first
 * @param blend how much the search's own value counts in what a position should be worth; the rest is the game's result
 */
record Method(int hidden, int second, int effort, int window, int batch, double reuse, double rate, double blend) {
    private static final Option<Integer> HIDDEN =
            Option.of("hidden", Kind.whole(8, 1024), "128", "neurons of the first layer");
    private static final Option<Integer> SECOND =
            Option.of("second", Kind.whole(8, 1024), "64", "neurons of the second layer");
    private static final Option<Integer> EFFORT =
            Option.of("effort", Kind.whole(2, 100_000), "32", "simulations for a move in training");
    private static final Option<Integer> WINDOW =
            Option.of("window", Kind.whole(256, 2_000_000), "100000", "number of latest positions to learn from");
    private static final Option<Integer> BATCH =
            Option.of("batch", Kind.whole(1, 65_536), "256", "positions per step of learning");
    private static final Option<Double> REUSE =
            Option.of("reuse", Kind.real(0.01, 100), "4", "how often to learn from each position, on average");
    private static final Option<Double> RATE =
            Option.of("rate", Kind.real(1e-6, 1), "0.001", "step size of Adam; after 20,000 steps it falls");
    private static final Option<Double> BLEND = Option.of(
            "blend", Kind.real(0, 1), "0.5", "how much the search's own value counts; the rest is the game's result");

    static final List<Option<?>> OPTIONS = List.of(HIDDEN, SECOND, EFFORT, WINDOW, BATCH, REUSE, RATE, BLEND);

    private static final double CONSTANT_STEPS = 20_000;

    static Method of(Settings settings) {
        return new Method(
                settings.get(HIDDEN),
                settings.get(SECOND),
                settings.get(EFFORT),
                settings.get(WINDOW),
                settings.get(BATCH),
                settings.get(REUSE),
                settings.get(RATE),
                settings.get(BLEND));
    }

    /** The step size after so many steps: constant at first, then falling with the root of their number. */
    float rateAt(int steps) {
        return (float) (rate * Math.min(1, Math.sqrt(CONSTANT_STEPS / Math.max(1, steps))));
    }
}
