/**
 * Tunes the weights of an evaluation on self-play: plays games, keeps them in a file, fits the weights to their
 * results. May import {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.tuning;

import org.jspecify.annotations.NullMarked;
