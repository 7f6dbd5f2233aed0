/** Experiments for a reader: played and judged by the Reproducer, as tables, plots, documents and lines. */
@MayUse({
    "agents",
    "games",
    "games.core",
    "games.picture",
    "lab.experiment",
    "lab.experiment.file",
    "lab.experiment.measure",
    "lab.experiment.verdict",
    "lab.plan",
    "lab.pretraining",
    "lab.report",
    "lab.report.files",
    "lab.report.text",
    "lab.stats",
    "lab.store",
    "lab.summary",
    "lab.totals"
})
@NullMarked
package dev.kumite.lab.experiment.report;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
