/**
 * One game between two agents, played under an umpire's eyes, and what there is to tell of it afterwards. May import
 * {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.lab.play;

import org.jspecify.annotations.NullMarked;
