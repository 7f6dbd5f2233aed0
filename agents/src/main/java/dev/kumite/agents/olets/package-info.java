/**
 * Open Loop Expectimax Tree Search (tischner II-D; Perez et al. 2016): a tree of statistics without positions, grown
 * by one node at a time and evaluated there.
 */
@MayUse({"agents", "games", "games.core", "games.evaluation", "spec"})
@NullMarked
package dev.kumite.agents.olets;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
