/** Runs started from the page: queued, played, watched, stopped, and their reports and games. */
@MayUse(
        value = {
            "agents",
            "agents.learn",
            "games",
            "games.core",
            "lab.experiment",
            "lab.experiment.cost",
            "lab.experiment.file",
            "lab.experiment.report",
            "lab.learning",
            "lab.plan",
            "lab.play",
            "lab.pretraining",
            "lab.rating",
            "lab.replay",
            "lab.report",
            "lab.report.files",
            "lab.run",
            "lab.store",
            "lab.summary",
            "lab.totals",
            "lab.tournament",
            "lab.view",
            "lab.yaml",
            "spec",
            "web.job",
            "web.think",
            "web.view"
        },
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.web.lab;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
