/**
 * Exact play: what a solver of a game promises, and what it counts. May import {@code dev.kumite.games} and
 * {@code dev.kumite.spec}; knows no game by name.
 */
@NullMarked
package dev.kumite.solver;

import org.jspecify.annotations.NullMarked;
