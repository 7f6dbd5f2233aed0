/**
 * How fast the games are on this machine, as multiples of a yardstick measured in the same run, and a signature of the
 * rules. May import {@code dev.kumite.games} and {@code dev.kumite.spec}; names games by their texts only.
 */
@NullMarked
package dev.kumite.cli.bench;

import org.jspecify.annotations.NullMarked;
