package dev.kumite.lab.store;

import dev.kumite.lab.plan.Plan;
import java.util.List;

/**
 * A run as the store knows it.
 *
 * @param key tells whether a plan is the same run as one played before
 * @param version the Kumite that plays it
 * @param machine where
 * @param repeatable whether the same seed gives the same games
 * @param whyNotRepeatable each cause in a clause; empty if the games can be repeated
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
        List<String> whyNotRepeatable,
        long created,
        long games,
        boolean complete) {}
