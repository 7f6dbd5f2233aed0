/** Engines, other people's programs: the file that names them, and the check whether one plays correctly. */
@MayUse({"agents", "agents.engine", "games", "games.core", "lab.play", "lab.yaml", "spec"})
@NullMarked
package dev.kumite.lab.engine;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
