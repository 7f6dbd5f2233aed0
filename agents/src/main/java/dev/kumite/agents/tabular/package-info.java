/**
 * Tabular learning (paper zemlin): one table of values for positions or for moves in positions, the rules that change
 * it, and the agents {@code td}, {@code tdlambda}, {@code q} and {@code qlambda}.
 */
@MayUse({"agents", "agents.learn", "agents.learn.file", "games", "games.core", "spec"})
@NullMarked
package dev.kumite.agents.tabular;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
