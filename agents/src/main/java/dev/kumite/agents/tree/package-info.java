/**
 * The UCT family: one tree search whose scores, playouts, verdicts and back-up are put together from options, so that
 * {@code mcts} and {@code rave} differ by one part. Knows no game by name.
 */
@MayUse({"agents", "agents.rule", "games", "games.core", "games.evaluation", "games.oracle", "spec"})
@NullMarked
package dev.kumite.agents.tree;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
