/** Positions drawn with letters, for the terminal, from each game's own picture. */
@MayUse({"games", "games.core", "games.picture"})
@NullMarked
package dev.kumite.games.terminal;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
