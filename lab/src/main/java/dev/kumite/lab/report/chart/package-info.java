/**
 * Plots as pictures for papers, SVG and PNG, drawn without a screen.
 * Imports {@code lab.report}, JFreeChart, Batik and the JDK's drawing; nothing else of ours loads those.
 */
@NullMarked
package dev.kumite.lab.report.chart;

import org.jspecify.annotations.NullMarked;
