/** Experiments in files: reading, expanding over variables and scales, checking, and the catalogue of those that ship. */
@MayUse({
    "agents",
    "agents.net",
    "lab.experiment",
    "lab.experiment.measure",
    "lab.plan",
    "lab.play",
    "lab.pretraining",
    "lab.run",
    "lab.stats",
    "lab.yaml"
})
@NullMarked
package dev.kumite.lab.experiment.file;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
