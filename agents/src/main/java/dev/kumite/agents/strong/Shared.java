package dev.kumite.agents.strong;

import dev.kumite.agents.Endings;
import dev.kumite.agents.Stopwatch;
import dev.kumite.games.Evaluation;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What the threads of one search share.
 *
 * @param selective whether moves may be reduced, extended or looked up; without it the search is plain alpha-beta
 * @param endings what exact values mean to it
 */
record Shared(
        Evaluation evaluation,
        HashTable table,
        boolean selective,
        GameHistory past,
        AtomicBoolean stop,
        Stopwatch watch,
        Endings endings) {}
