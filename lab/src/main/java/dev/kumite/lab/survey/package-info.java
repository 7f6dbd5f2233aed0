/** Surveys: what every start of a game is worth for the player who begins, from games that one agent plays with itself. */
@MayUse({
    "games",
    "games.core",
    "lab.plan",
    "lab.play",
    "lab.report.text",
    "lab.run",
    "lab.stats",
    "lab.store",
    "lab.totals"
})
@NullMarked
package dev.kumite.lab.survey;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
