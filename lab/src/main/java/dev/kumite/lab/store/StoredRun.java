package dev.kumite.lab.store;

import dev.kumite.lab.plan.Plan;
import java.util.List;

/**
 * A run as the store knows it.
 *
 * @param key identifies the run: a plan with the same key continues it
 * @param version the Kumite that plays it
 * @param machine where
 * @param repeatable whether the same seed gives the same games
 * @param whyNotRepeatable each cause in a clause; empty if the games can be repeated
 * @param created in milliseconds since 1970
 * @param games the number of the plan's games that are stored
 * @param complete whether all games have been played or a stopping rule has ended it
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
