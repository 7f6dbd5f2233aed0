/** Onitama endings on 5×5, won, lost or drawn, for five given cards and few students. */
@MayUse({
    "games",
    "games.core",
    "games.onitama",
    "games.oracle",
    "games.picture",
    "solver",
    "solver.file",
    "solver.proof"
})
@NullMarked
package dev.kumite.solver.onitama;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
