/**
 * Options and arguments that several commands share, each read in one way.
 * May import {@code dev.kumite.cli.console}, {@code dev.kumite.agents}, {@code dev.kumite.games} and
 * {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.cli.option;

import org.jspecify.annotations.NullMarked;
