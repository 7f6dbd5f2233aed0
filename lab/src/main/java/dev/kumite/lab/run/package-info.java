/** Runs: what is to be played, in which order and from which seeds, and the workers that play it into the store. */
@MayUse({
    "agents",
    "games",
    "games.core",
    "lab.plan",
    "lab.play",
    "lab.problems",
    "lab.stats",
    "lab.store",
    "lab.totals",
    "spec"
})
@NullMarked
package dev.kumite.lab.run;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
