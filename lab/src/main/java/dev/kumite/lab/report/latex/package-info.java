/**
 * A document for a thesis: LaTeX that compiles by itself, its tables and figures as files to be used elsewhere, and
 * the papers it cites. Imports {@code lab.report} and {@code lab.report.chart}.
 */
@MayUse({"lab.report", "lab.report.chart"})
@NullMarked
package dev.kumite.lab.report.latex;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
