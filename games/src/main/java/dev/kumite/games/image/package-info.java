/** Positions as images for pages and documents. Knows no game by name. */
@MayUse({"games", "games.core", "games.picture"})
@NullMarked
package dev.kumite.games.image;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
