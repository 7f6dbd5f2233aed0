/**
 * What agents' moves cost against perfect play: tablebase positions in which a move can be wrong, how often an agent's
 * is, and the report.
 */
@MayUse({
    "agents",
    "games",
    "games.core",
    "games.oracle",
    "lab.play",
    "lab.report",
    "lab.report.text",
    "lab.stats",
    "spec"
})
@NullMarked
package dev.kumite.lab.regret;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
