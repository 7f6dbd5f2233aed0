/** Flat Monte Carlo: playouts from every legal move, no tree. */
@MayUse({"agents", "games", "games.core", "spec"})
@NullMarked
package dev.kumite.agents.flat;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
