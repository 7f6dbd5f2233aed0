/** Tunes the weights of an evaluation: fits them to the results of self-play, or to exact values. */
@MayUse({"agents", "agents.gradient", "agents.selfplay", "games", "games.core", "games.evaluation", "games.oracle"})
@NullMarked
package dev.kumite.agents.tuning;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
