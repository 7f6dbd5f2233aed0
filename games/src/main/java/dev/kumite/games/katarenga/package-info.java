/**
 * Katarenga in its simple variant: the tile under a pawn decides how it moves; one game, two boards (bits up to 8×8,
 * arrays beyond).
 */
@MayUse({"games", "games.core", "games.evaluation", "games.pattern", "games.picture", "spec"})
@NullMarked
package dev.kumite.games.katarenga;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
