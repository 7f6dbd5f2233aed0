/** Scores of positions without search: what an evaluation is, those that fit any game, and weights that can be tuned. */
@MayUse("games.core")
@NullMarked
package dev.kumite.games.evaluation;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
