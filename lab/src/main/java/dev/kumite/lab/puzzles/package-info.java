/** Positions with a single winning move: how they are found and proven, and the files that keep them. */
@MayUse({"agents", "agents.selfplay", "games", "games.core", "games.oracle", "lab.report.text"})
@NullMarked
package dev.kumite.lab.puzzles;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
