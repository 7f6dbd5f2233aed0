/**
 * Agents that pick a move without looking ahead further than one reply: random, greedy, and the papers' hand-written
 * rules.
 */
@MayUse({"agents", "agents.rule", "games", "games.core", "games.evaluation", "spec"})
@NullMarked
package dev.kumite.agents.baseline;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
