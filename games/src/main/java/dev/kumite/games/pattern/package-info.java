/** Positions as grids of small numbers, from which networks learn. */
@MayUse({"games.core", "games.picture"})
@NullMarked
package dev.kumite.games.pattern;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
