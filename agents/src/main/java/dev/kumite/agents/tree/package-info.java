/**
 * The UCT family: one tree search whose scores, playouts, verdicts and back-up are put together from options, so that
 * {@code mcts} and {@code rave} differ by one part. May import {@code dev.kumite.agents}, its {@code rule},
 * {@code dev.kumite.games} and {@code dev.kumite.spec}; knows no game by name.
 */
@NullMarked
package dev.kumite.agents.tree;

import org.jspecify.annotations.NullMarked;
