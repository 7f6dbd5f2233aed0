package dev.kumite.agents;

import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/**
 * How long an agent may think about a move; the limit reached first ends the search.
 *
 * @param iterations playouts or descents of a tree
 * @param nodes positions visited
 * @param depth plies
 * @param nanos time
 */
public record Budget(long iterations, long nodes, int depth, long nanos) {
    public static final int DEEPEST = 200;

    public static final Option<Long> ITERATIONS =
            Option.optional("iterations", Kind.count(0, Long.MAX_VALUE / 2), "none", "stop after this many iterations");
    public static final Option<Long> NODES =
            Option.optional("nodes", Kind.count(0, Long.MAX_VALUE / 2), "none", "stop after this many nodes");
    public static final Option<Integer> DEPTH =
            Option.optional("depth", Kind.whole(0, DEEPEST), "none", "search this many plies");
    public static final Option<Long> TIME = Option.optional("time", Kind.time(), "none", "stop after this time");
    public static final Option<Long> PLAYOUTS = Option.optional(
            "playouts", Kind.count(0, Long.MAX_VALUE / 2), "none", "number of playouts for each legal move");

    public static final Option<Long> SIMULATIONS = Option.optional(
            "simulations", Kind.count(0, Long.MAX_VALUE / 2), "none", "stop after this many simulations");

    /** The options that make up a budget. */
    public static final List<Option<? extends Number>> OPTIONS =
            List.of(ITERATIONS, NODES, DEPTH, TIME, PLAYOUTS, SIMULATIONS);

    public static final List<String> NAMES = OPTIONS.stream().map(Option::name).toList();

    private static final long NONE = Long.MAX_VALUE;

    /** The budget of these settings; where they set none, that of their defaults. */
    public static Budget of(Settings settings) {
        boolean given = OPTIONS.stream().anyMatch(settings::has);
        return new Budget(
                limit(settings, ITERATIONS, given, NONE),
                limit(settings, NODES, given, NONE),
                limit(settings, DEPTH, given, DEEPEST),
                limit(settings, TIME, given, NONE));
    }

    private static <T> T limit(Settings settings, Option<T> option, boolean given, T none) {
        return (given ? settings.find(option) : settings.findOrDefault(option)).orElse(none);
    }

    public boolean hasTime() {
        return nanos != NONE;
    }
}
