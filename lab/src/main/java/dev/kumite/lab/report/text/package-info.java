/**
 * A document written as text that other programs and terminals read: CSV, JSON and plain lines.
 * Imports {@code lab.report} and Jackson.
 */
@NullMarked
package dev.kumite.lab.report.text;

import org.jspecify.annotations.NullMarked;
