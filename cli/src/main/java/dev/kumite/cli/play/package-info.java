/**
 * A game between a person at the terminal and an opponent: the game with its history, and the conversation. May import
 * {@code dev.kumite.games} with {@code record}, and {@code dev.kumite.spec}; knows no game by name.
 */
@NullMarked
package dev.kumite.cli.play;

import org.jspecify.annotations.NullMarked;
