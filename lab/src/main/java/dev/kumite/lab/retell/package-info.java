/** Stored games told again from their records: move by move, and written out as CSV, JSON or PDN. */
@MayUse(
        value = {"games", "games.record", "lab.plan", "lab.play", "lab.report.text", "lab.store"},
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.retell;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
