/**
 * Learning curves: how well a learner did in its exhibitions, by games trained, with intervals and moving averages; a
 * training and a knowledge file as records and in words, and the report about several.
 */
@MayUse(
        value = {
            "agents",
            "agents.learn",
            "agents.net",
            "agents.selfplay",
            "agents.tuning",
            "games",
            "games.core",
            "games.evaluation",
            "games.oracle",
            "lab.report",
            "lab.report.text",
            "lab.stats",
            "spec"
        },
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.learning;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
