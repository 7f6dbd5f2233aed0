/** Stored games replayed from their records: move by move, and exported as CSV, JSON or PDN. */
@MayUse(
        value = {
            "games",
            "games.core",
            "games.record",
            "games.terminal",
            "lab.plan",
            "lab.play",
            "lab.report.text",
            "lab.store"
        },
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.replay;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
