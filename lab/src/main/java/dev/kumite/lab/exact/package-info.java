/** Exact values as records and in words: of a position, of the tablebases that were built, of deals and boards. */
@MayUse(
        value = {"games", "games.core", "games.oracle", "lab.report.text", "lab.stats", "solver"},
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.exact;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
