package dev.kumite.agents;

import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/**
 * How long an agent may think about a move: whatever runs out first ends the search.
 *
 * @param iterations playouts or descents of a tree
 * @param nodes positions visited
 * @param depth plies
 * @param nanos time
 */
public record Budget(long iterations, long nodes, int depth, long nanos) {
    public static final int DEEPEST = 200;

    public static final Option ITERATIONS =
            new Option("iterations", Kind.count(0, Long.MAX_VALUE / 2), "none", "stop after so many iterations");
    public static final Option NODES =
            new Option("nodes", Kind.count(0, Long.MAX_VALUE / 2), "none", "stop after so many nodes");
    public static final Option DEPTH = new Option("depth", Kind.whole(0, DEEPEST), "none", "search so many plies");
    public static final Option TIME = new Option("time", Kind.time(), "none", "stop after so much time");

    /** The options that make up a budget; playouts are those for each move. */
    public static final List<String> NAMES = List.of("iterations", "nodes", "depth", "time", "playouts");

    private static final long NONE = Long.MAX_VALUE;

    /** The budget of these settings; {@code otherwise} where they set none. */
    public static Budget of(Settings settings, Budget otherwise) {
        if (NAMES.stream().noneMatch(settings::has)) return otherwise;
        return new Budget(
                settings.count("iterations", NONE),
                settings.count("nodes", NONE),
                settings.whole("depth", DEEPEST),
                settings.count("time", NONE));
    }

    public static Budget ofIterations(long iterations) {
        return new Budget(iterations, NONE, DEEPEST, NONE);
    }

    public static Budget ofDepth(int depth) {
        return new Budget(NONE, NONE, depth, NONE);
    }

    public static Budget ofTime(long nanos) {
        return new Budget(NONE, NONE, DEEPEST, nanos);
    }

    public boolean hasTime() {
        return nanos != NONE;
    }
}
