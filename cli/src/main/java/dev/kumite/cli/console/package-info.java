/**
 * What every command needs at the terminal: output, columns, colours, pictures of boards, live lines, interruption.
 * May import {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.cli.console;

import org.jspecify.annotations.NullMarked;
