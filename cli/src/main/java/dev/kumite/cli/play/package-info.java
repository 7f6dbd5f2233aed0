/**
 * A game at the terminal between persons and agents: the game with its history, and the conversation. Knows no game
 * and no kind of agent by name.
 */
@MayUse({"agents", "games", "games.core", "games.record"})
@NullMarked
package dev.kumite.cli.play;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
