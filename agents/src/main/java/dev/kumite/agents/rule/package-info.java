/** The papers' hand-written rules for picking a move, for agents and for playouts alike. */
@MayUse({"agents", "games", "games.core", "games.evaluation"})
@NullMarked
package dev.kumite.agents.rule;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
