/**
 * The one engine that draws plots: a plot becomes a drawing of a few kinds of marks, and a drawing becomes SVG.
 * Imports {@code lab.report} alone; it measures letters by a table, so that it needs neither a screen nor a font.
 */
@MayUse("lab.report")
@NullMarked
package dev.kumite.lab.report.chart;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
