/**
 * A document written as text that other programs and terminals read: CSV, JSON and plain lines. Imports {@code
 * lab.report} and Jackson.
 */
@MayUse(value = "lab.report", libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.report.text;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
