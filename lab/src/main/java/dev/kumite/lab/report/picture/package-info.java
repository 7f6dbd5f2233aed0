/**
 * Drawings as pictures for papers, PNG and PDF, by the JDK's own drawing and without a screen. Imports {@code
 * lab.report}, {@code lab.report.chart}, {@code spec} and the JDK's drawing; nothing else of ours loads that.
 */
@MayUse(
        value = {"lab.report", "lab.report.chart"},
        libraries = "javax.imageio")
@NullMarked
package dev.kumite.lab.report.picture;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
