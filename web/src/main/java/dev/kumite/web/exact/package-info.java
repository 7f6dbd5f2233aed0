/** Exact values of positions, and builds of the tablebases that hold them. Knows no game by name. */
@MayUse({"games", "games.core", "games.oracle", "lab.exact", "solver", "web.job", "web.view"})
@NullMarked
package dev.kumite.web.exact;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
