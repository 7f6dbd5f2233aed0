/** What can be counted in games: measures, the counters behind them, and figures with their intervals. */
@MayUse({
    "agents",
    "agents.learn",
    "games",
    "games.core",
    "games.picture",
    "lab.plan",
    "lab.play",
    "lab.report",
    "lab.stats"
})
@NullMarked
package dev.kumite.lab.experiment.measure;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
