/** What the games of an experiment show: figures cell by cell, and the verdicts on the paper's claims. */
@MayUse({
    "agents",
    "agents.learn",
    "games",
    "games.core",
    "lab.experiment",
    "lab.experiment.measure",
    "lab.plan",
    "lab.play",
    "lab.report",
    "lab.stats",
    "lab.store",
    "spec"
})
@NullMarked
package dev.kumite.lab.experiment.verdict;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
