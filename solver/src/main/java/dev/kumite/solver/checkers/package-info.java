/** Checkers endings, won, lost or drawn, for every position with few pieces. */
@MayUse({"games", "games.checkers", "games.core", "games.oracle", "solver", "solver.file"})
@NullMarked
package dev.kumite.solver.checkers;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
