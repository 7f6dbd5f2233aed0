/**
 * Runs: what is to be played, in which order and from which seeds, and the workers that play it into the store. May
 * import {@code dev.kumite.lab.play}, {@code dev.kumite.lab.store}, {@code dev.kumite.lab.stats},
 * {@code dev.kumite.lab.problems}, {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.lab.run;

import org.jspecify.annotations.NullMarked;
