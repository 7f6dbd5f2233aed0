/** What it will cost to play experiments, from the measured cost of games. */
@MayUse({
    "agents",
    "lab.experiment",
    "lab.plan",
    "lab.play",
    "lab.pretraining",
    "lab.report",
    "lab.report.text",
    "lab.run",
    "lab.store",
    "spec"
})
@NullMarked
package dev.kumite.lab.experiment.cost;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
