/**
 * Positions whose right moves are known, and how many of them an agent solves. May import {@code dev.kumite.agents},
 * {@code dev.kumite.games}, {@code dev.kumite.spec}, {@code dev.kumite.lab.play} and {@code dev.kumite.lab.stats}.
 */
@NullMarked
package dev.kumite.lab.problems;

import org.jspecify.annotations.NullMarked;
