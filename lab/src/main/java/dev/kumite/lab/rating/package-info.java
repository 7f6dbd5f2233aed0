/**
 * How strong an agent is: ladders of anchors whose ratings are known, and the rating of a newcomer by games against those
 * near it.
 */
@MayUse({
    "agents",
    "games",
    "games.core",
    "lab.plan",
    "lab.play",
    "lab.report.text",
    "lab.run",
    "lab.stats",
    "lab.store",
    "lab.totals",
    "lab.yaml",
    "spec"
})
@NullMarked
package dev.kumite.lab.rating;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
