/**
 * Katarenga in its simple variant: the tile under a pawn decides how it moves; one game, two boards (bits up to 8×8,
 * arrays beyond). May import {@code dev.kumite.games}, {@code dev.kumite.spec} and the JDK, no other game.
 */
@NullMarked
package dev.kumite.games.katarenga;

import org.jspecify.annotations.NullMarked;
