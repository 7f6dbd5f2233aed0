/** The agent that plays as strongly as we can: alpha-beta search with everything that pays. */
@MayUse({"agents", "games", "spec"})
@NullMarked
package dev.kumite.agents.strong;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
