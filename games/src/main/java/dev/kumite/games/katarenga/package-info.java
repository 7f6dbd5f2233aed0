/**
 * Katarenga: the tile under a pawn decides how it moves. The simple variant of a paper is one game on two boards (bits up
 * to 8×8, arrays beyond); the game that is sold has positions of its own, and shares tiles, tables and notation.
 */
@MayUse({"games", "games.core", "games.evaluation", "games.pattern", "games.picture", "spec"})
@NullMarked
package dev.kumite.games.katarenga;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
