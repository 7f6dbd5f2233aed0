/** What the games of a run add up to, counted live or read from the store. */
@MayUse({"games", "games.core", "lab.plan", "lab.play", "lab.stats", "lab.store"})
@NullMarked
package dev.kumite.lab.totals;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
