/**
 * Search to a fixed depth: plain minimax, the control and the reference, and alpha-beta, which finds the same values with
 * fewer nodes.
 */
@MayUse({"agents", "games", "games.core", "games.evaluation", "games.oracle", "spec"})
@NullMarked
package dev.kumite.agents.minimax;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
