/** The results of a stored run: its figures with their intervals, and the report on it. */
@MayUse({
    "agents",
    "games",
    "games.core",
    "lab.plan",
    "lab.play",
    "lab.rating",
    "lab.replay",
    "lab.report",
    "lab.run",
    "lab.stats",
    "lab.store",
    "lab.totals"
})
@NullMarked
package dev.kumite.lab.summary;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
