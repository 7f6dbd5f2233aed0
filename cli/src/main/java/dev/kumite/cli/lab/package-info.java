/** The commands about runs: play them, list them, replay them, report on them, reproduce a paper, calculate. */
@MayUse(
        value = {
            "agents",
            "cli.console",
            "cli.option",
            "games",
            "games.oracle",
            "games.record",
            "lab.calculator",
            "lab.cluster",
            "lab.experiment",
            "lab.experiment.cost",
            "lab.experiment.decide",
            "lab.experiment.file",
            "lab.experiment.report",
            "lab.plan",
            "lab.play",
            "lab.pretraining",
            "lab.problems",
            "lab.rating",
            "lab.replay",
            "lab.report.files",
            "lab.report.text",
            "lab.run",
            "lab.store",
            "lab.summary",
            "lab.survey",
            "lab.totals",
            "lab.tournament",
            "lab.view",
            "spec"
        },
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.lab;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
