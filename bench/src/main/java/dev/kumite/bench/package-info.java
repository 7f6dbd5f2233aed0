/**
 * JMH benchmarks for developers: playouts and perft of each game, to be run with the allocation profiler. Names games
 * by their texts only.
 */
@MayUse(value = "games", libraries = "org.openjdk.jmh")
@NullMarked
package dev.kumite.bench;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
