/**
 * {@code selftest}: kills, damaged files, misbehaving agents and mutated inputs at places that a seed decides. Uses the
 * other modules as a person or a plugin does: by commands, files, requests and their public readers.
 */
@MayUse(
        value = {
            "agents",
            "games",
            "games.core",
            "games.record",
            "lab.experiment.file",
            "lab.report.text",
            "lab.tournament",
            "spec"
        },
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.selftest;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
