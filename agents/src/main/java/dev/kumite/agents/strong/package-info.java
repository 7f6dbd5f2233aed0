/** The agent that plays as strongly as we can: alpha-beta search with everything that pays. */
@MayUse({"agents", "games", "games.core", "games.evaluation", "games.oracle", "spec"})
@NullMarked
package dev.kumite.agents.strong;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
