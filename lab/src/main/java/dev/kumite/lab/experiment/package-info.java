/**
 * Experiments: files that say what a paper did, published and claimed; what to play for them, what to measure in the
 * games, and the verdict on each claim.
 */
@MayUse({
    "agents",
    "agents.learn",
    "games",
    "games.core",
    "games.picture",
    "lab.plan",
    "lab.play",
    "lab.pretraining",
    "lab.report",
    "lab.report.text",
    "lab.run",
    "lab.stats",
    "lab.store",
    "lab.summary",
    "lab.totals",
    "lab.yaml",
    "spec"
})
@NullMarked
package dev.kumite.lab.experiment;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
