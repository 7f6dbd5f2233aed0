/**
 * Flat Monte Carlo: playouts from every legal move, no tree. May import {@code dev.kumite.agents},
 * {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.flat;

import org.jspecify.annotations.NullMarked;
