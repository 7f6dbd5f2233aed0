/** Positions whose right moves are known, and how many of them an agent solves. */
@MayUse({"agents", "games", "games.core", "lab.play", "lab.report.text", "lab.stats"})
@NullMarked
package dev.kumite.lab.problems;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
