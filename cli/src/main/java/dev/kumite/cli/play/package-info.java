/**
 * A game at the terminal between persons and agents: the game with its history, and the conversation. May import
 * {@code dev.kumite.agents}, {@code dev.kumite.games} with {@code record}, and {@code dev.kumite.spec}; knows no game
 * and no kind of agent by name.
 */
@NullMarked
package dev.kumite.cli.play;

import org.jspecify.annotations.NullMarked;
