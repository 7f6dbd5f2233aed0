/** An experiment of a paper: its question, cells at each scale, published figures, claims and plots, as data. */
@MayUse({
    "lab.experiment.measure",
    "lab.plan",
    "lab.play",
    "lab.pretraining",
    "lab.report",
    "lab.stats",
    "lab.yaml",
    "spec"
})
@NullMarked
package dev.kumite.lab.experiment;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
