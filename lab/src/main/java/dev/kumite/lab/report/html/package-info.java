/**
 * A document as one HTML file that needs nothing else: its plots are drawn by Vega, which it carries with it.
 * Imports {@code lab.report} and Jackson.
 */
@NullMarked
package dev.kumite.lab.report.html;

import org.jspecify.annotations.NullMarked;
