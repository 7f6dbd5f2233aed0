/**
 * Experiments: files that say what a paper did, published and claimed; what to play for them, what to measure in the
 * games, and the verdict on each claim. May import all other packages of {@code dev.kumite.lab} but its problems,
 * {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.lab.experiment;

import org.jspecify.annotations.NullMarked;
