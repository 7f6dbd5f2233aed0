/**
 * JMH benchmarks for developers: playouts and perft of each game, to be run with the allocation profiler. May import
 * {@code dev.kumite.games}; names games by their texts only.
 */
@NullMarked
package dev.kumite.bench;

import org.jspecify.annotations.NullMarked;
