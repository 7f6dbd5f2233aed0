/**
 * How fast the games and the searches are on this machine, as multiples of a yardstick measured in the same run, and
 * signatures of both. May import {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}; names
 * games and agents by their texts only.
 */
@NullMarked
package dev.kumite.cli.bench;

import org.jspecify.annotations.NullMarked;
