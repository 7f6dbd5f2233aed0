/** Katarenga on 4×4 from its start to its end, won, lost or drawn, for any tiles. */
@MayUse({"games", "games.core", "games.katarenga", "games.oracle", "solver", "solver.file", "spec"})
@NullMarked
package dev.kumite.solver.katarenga;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
