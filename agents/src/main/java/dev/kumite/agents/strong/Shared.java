package dev.kumite.agents.strong;

import dev.kumite.agents.Stopwatch;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Oracle;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * What the threads of one search have in common.
 *
 * @param selective whether moves may be reduced, extended or looked up; without it the search is plain alpha-beta
 * @param oracle exact values, or null
 */
record Shared(
        Evaluation evaluation,
        HashTable table,
        boolean selective,
        GameHistory past,
        AtomicBoolean stop,
        Stopwatch watch,
        @Nullable Oracle oracle) {}
