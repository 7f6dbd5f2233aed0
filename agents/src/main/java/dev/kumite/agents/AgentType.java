package dev.kumite.agents;

import dev.kumite.games.Game;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** A type of agent, found through {@link java.util.ServiceLoader}: its name, its options, and how to create one. */
public interface AgentType {
    /** For agents that search with several threads; with more than one their moves do not repeat. */
    Option<Integer> THREADS = Option.of("threads", Kind.whole(1, 256), "1", "number of threads to search with");

    /** For agents that can be asked for more than the best move. */
    Option<Integer> LINES = Option.of("lines", Kind.whole(1, 500), "1", "how many of the best moves get exact values");

    String name();

    /** One line for the list of agents; names the paper where there is one. */
    String summary();

    List<Option<?>> options();

    /** The numbers among its options that decide how it searches, not how long: what is tuned if nobody names others. */
    default List<Option<?>> searchOptions() {
        return List.of();
    }

    /** Whether the same seed gives the same moves: not where a clock or several threads decide. */
    default boolean repeatable(Settings settings) {
        return !settings.has(Budget.TIME) && settings.get(THREADS) == 1;
    }

    /** Why the same seed may give other moves, as the predicate of a sentence; asked only if it is not repeatable. */
    default String whyNotRepeatable(Settings settings) {
        return settings.get(THREADS) > 1 ? "searches with several threads" : "has a time limit";
    }

    /**
     * What determines its play in a game beside its options, and another version may change: numbers that are options'
     * defaults, weights that ship. A stored run is continued only where this is the same. Empty if there is nothing; the
     * jar that a plugin comes from counts by itself.
     */
    default String fingerprint(Settings settings, Game game) {
        return "";
    }

    /**
     * An agent for one game. Throws {@link dev.kumite.base.BadInput} where settings and game do not fit.
     *
     * @param seed decides everything that is random in its play
     */
    Agent create(Settings settings, Game game, long seed);
}
