package dev.kumite.web.live;

import dev.kumite.agents.Agents;
import dev.kumite.web.think.Allowance;
import dev.kumite.web.think.Thinkers;

/**
 * What all live games of a server share.
 *
 * @param watching whether another server plays them, and this one only shows what is stored
 */
public record ServerContext(
        StoreAccess store, Thinkers thinkers, Agents agents, Allowance allowance, boolean watching) {}
