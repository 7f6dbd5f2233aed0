/**
 * What an agent is: {@link dev.kumite.agents.Agent} chooses moves, {@link dev.kumite.agents.Agents} reads the agent
 * language and finds the types through the service loader. Knows no game and no kind of agent by name.
 */
@MayUse({"games", "games.core", "games.evaluation", "games.oracle", "spec"})
@NullMarked
package dev.kumite.agents;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
