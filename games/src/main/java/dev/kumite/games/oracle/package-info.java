/** Exact values of positions, wherever they come from: searches and the lab ask here, and the solver answers. */
@MayUse({"games", "games.core"})
@NullMarked
package dev.kumite.games.oracle;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
