/** Runs: which games are played, in which order and from which seeds, and the workers that play them into the store. */
@MayUse({
    "agents",
    "games",
    "games.core",
    "games.oracle",
    "lab.plan",
    "lab.play",
    "lab.problems",
    "lab.regret",
    "lab.stats",
    "lab.store",
    "lab.totals",
    "spec"
})
@NullMarked
package dev.kumite.lab.run;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
