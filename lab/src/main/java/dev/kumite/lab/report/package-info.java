/**
 * A report as a document: sections with words, tables, plots and games, and the colours of plots, whoever made them
 * and however they are shown. Imports {@code lab.stats} and the JDK alone; knows nothing of runs, stores or
 * experiments.
 */
@MayUse("lab.stats")
@NullMarked
package dev.kumite.lab.report;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
