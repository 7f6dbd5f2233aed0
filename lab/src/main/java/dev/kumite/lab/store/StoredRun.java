package dev.kumite.lab.store;

import dev.kumite.lab.plan.Plan;

/**
 * A run as the store knows it.
 *
 * @param key tells whether a plan is the same run as one played before
 * @param version the Kumite that plays it
 * @param machine where
 * @param repeatable whether neither a clock nor several threads decide
 * @param created in milliseconds since 1970
 * @param games how many of those that the plan asks for are stored
 * @param complete whether all that was asked for has been played
 */
public record StoredRun(
        long id,
        String key,
        Plan plan,
        String version,
        String machine,
        boolean repeatable,
        long created,
        long games,
        boolean complete) {}
