/** Exact play: what a solver of a game promises, and what it counts. Knows no game by name. */
@MayUse({"games", "games.core", "games.oracle"})
@NullMarked
package dev.kumite.solver;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
