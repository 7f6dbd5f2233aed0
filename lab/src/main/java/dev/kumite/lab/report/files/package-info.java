/**
 * Writes a document into files of the formats asked for, all of them or none. Imports {@code lab.report} with its
 * renderers and {@code spec}.
 */
@MayUse({
    "lab.report",
    "lab.report.chart",
    "lab.report.html",
    "lab.report.latex",
    "lab.report.picture",
    "lab.report.text"
})
@NullMarked
package dev.kumite.lab.report.files;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
