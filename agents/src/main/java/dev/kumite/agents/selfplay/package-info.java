/** Games of an agent against itself, kept in a file: what evaluations are fitted to. */
@MayUse({"agents", "games", "games.core"})
@NullMarked
package dev.kumite.agents.selfplay;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
