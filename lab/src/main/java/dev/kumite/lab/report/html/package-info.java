/**
 * A document as one HTML file that needs nothing else: its plots are drawn into it.
 * Imports {@code lab.report} and {@code lab.report.chart}.
 */
@NullMarked
package dev.kumite.lab.report.html;

import org.jspecify.annotations.NullMarked;
