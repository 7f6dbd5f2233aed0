/**
 * A document as one HTML file that needs nothing else: its plots are drawn into it. Imports {@code lab.report} and
 * {@code lab.report.chart}.
 */
@MayUse({"lab.report", "lab.report.chart"})
@NullMarked
package dev.kumite.lab.report.html;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
