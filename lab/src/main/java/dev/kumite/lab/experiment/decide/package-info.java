/** Plays experiments until their claims are decided: which games are played next, and when to look at them. */
@MayUse({
    "games",
    "lab.experiment",
    "lab.experiment.report",
    "lab.experiment.verdict",
    "lab.plan",
    "lab.play",
    "lab.problems",
    "lab.run",
    "lab.stats",
    "lab.store",
    "lab.totals"
})
@NullMarked
package dev.kumite.lab.experiment.decide;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
