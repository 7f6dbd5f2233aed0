/**
 * How fast the games, the searches and the training are on this machine, as multiples of a yardstick measured in the same run, and
 * signatures of both. May import {@code dev.kumite.agents} and its {@code learn}, {@code dev.kumite.games}
 * and {@code dev.kumite.spec}; names games and agents by their texts only.
 */
@NullMarked
package dev.kumite.cli.bench;

import org.jspecify.annotations.NullMarked;
