/**
 * {@code selftest}: kills, damaged files, misbehaving agents and mutated inputs at places that a seed decides. Uses the
 * other modules as a person or a plugin does, by commands, files, requests and their public readers. May import
 * {@code dev.kumite.agents}, {@code dev.kumite.games}, {@code dev.kumite.games.record}, {@code dev.kumite.spec} and the
 * readers of {@code dev.kumite.lab}.
 */
@NullMarked
package dev.kumite.cli.selftest;

import org.jspecify.annotations.NullMarked;
