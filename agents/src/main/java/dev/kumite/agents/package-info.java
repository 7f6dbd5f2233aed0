/**
 * What an agent is: {@link dev.kumite.agents.Agent} chooses moves, {@link dev.kumite.agents.Agents} reads the agent
 * language and finds the types through the service loader. May import {@code dev.kumite.games} and
 * {@code dev.kumite.spec}; knows no game and no kind of agent by name.
 */
@NullMarked
package dev.kumite.agents;

import org.jspecify.annotations.NullMarked;
