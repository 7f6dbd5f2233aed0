/** The store: plans of runs and every game played, live games and positions, in one SQLite file. */
@MayUse(
        value = {"games", "games.core", "lab.plan", "lab.play"},
        libraries = {"com.fasterxml.jackson", "org.sqlite"})
@NullMarked
package dev.kumite.lab.store;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
