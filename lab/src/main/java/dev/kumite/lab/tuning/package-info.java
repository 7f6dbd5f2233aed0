/** Tuning of an agent's options by games against itself: simultaneous perturbation (SPSA), its file and its report. */
@MayUse({"agents", "agents.selfplay", "games", "games.core", "lab.play", "lab.report.text", "lab.run", "spec"})
@NullMarked
package dev.kumite.lab.tuning;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
