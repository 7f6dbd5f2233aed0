/** Runs, matches, analyses and experiments as records that become JSON, for the command line and the page alike. */
@MayUse(
        value = {
            "agents",
            "games",
            "games.core",
            "games.evaluation",
            "games.picture",
            "lab.experiment",
            "lab.experiment.measure",
            "lab.experiment.report",
            "lab.experiment.verdict",
            "lab.plan",
            "lab.play",
            "lab.rating",
            "lab.replay",
            "lab.report",
            "lab.report.text",
            "lab.run",
            "lab.stats",
            "lab.store",
            "lab.summary",
            "lab.totals",
            "spec"
        },
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.view;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
