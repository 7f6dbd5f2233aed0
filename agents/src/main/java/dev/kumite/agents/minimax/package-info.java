/**
 * Search to a fixed depth: plain minimax, the control and the oracle, and alpha-beta, which finds the same values with
 * fewer nodes. May import {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.minimax;

import org.jspecify.annotations.NullMarked;
