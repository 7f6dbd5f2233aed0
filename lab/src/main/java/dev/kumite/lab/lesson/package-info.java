/**
 * What agents must learn before a run's games: lessons, and the school that trains them into files. May import
 * {@code dev.kumite.agents} with {@code learn}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.lab.lesson;

import org.jspecify.annotations.NullMarked;
