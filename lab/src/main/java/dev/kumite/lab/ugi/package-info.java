/** Kumite as an engine: an agent behind the Universal Game Interface (docs/engines.md). */
@MayUse({"agents", "agents.engine", "games", "games.core", "lab.clock", "spec"})
@NullMarked
package dev.kumite.lab.ugi;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
