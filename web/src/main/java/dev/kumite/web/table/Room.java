package dev.kumite.web.table;

import dev.kumite.agents.Agents;
import dev.kumite.web.think.Allowance;
import dev.kumite.web.think.Thinkers;

/** What all tables share. */
public record Room(Archive archive, Thinkers thinkers, Agents agents, Allowance allowance) {}
