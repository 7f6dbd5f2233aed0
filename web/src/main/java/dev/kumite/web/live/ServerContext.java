package dev.kumite.web.live;

import dev.kumite.agents.Agents;
import dev.kumite.web.think.Allowance;
import dev.kumite.web.think.Thinkers;

/** What all live games of a server share. */
public record ServerContext(StoreAccess store, Thinkers thinkers, Agents agents, Allowance allowance) {}
