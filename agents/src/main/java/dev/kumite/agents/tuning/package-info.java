/**
 * Tunes the weights of an evaluation on self-play: plays games, keeps them in a file, fits the weights to their
 * results.
 */
@MayUse({"agents", "games", "games.core", "games.evaluation", "games.oracle"})
@NullMarked
package dev.kumite.agents.tuning;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
