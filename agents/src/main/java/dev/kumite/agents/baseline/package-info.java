/**
 * Agents that pick a move without looking ahead further than one reply: random, greedy, and the papers' hand-written
 * rules. May import {@code dev.kumite.agents}, its {@code rule}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.baseline;

import org.jspecify.annotations.NullMarked;
