/** Surveys: what every start of a game is worth for the player who begins, from games that one agent plays with itself. */
@MayUse(
        value = {
            "games",
            "games.core",
            "games.oracle",
            "lab.plan",
            "lab.play",
            "lab.report.text",
            "lab.run",
            "lab.stats",
            "lab.store",
            "lab.totals",
            "solver"
        })
@NullMarked
package dev.kumite.lab.survey;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
