/**
 * JMH benchmarks for developers: playouts and perft of each game, to be run with the allocation profiler, and looks into
 * tablebases. Names games by their texts only.
 */
@MayUse(
        value = {"games", "games.core", "games.oracle"},
        libraries = "org.openjdk.jmh")
@NullMarked
package dev.kumite.bench;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
