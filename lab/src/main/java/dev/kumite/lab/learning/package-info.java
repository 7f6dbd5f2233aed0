/**
 * Learning curves: how well a learner did in its exhibitions, by games trained, with intervals and moving averages, and
 * the report about one or several of them. May import {@code lab.report}, {@code lab.stats}, {@code agents.learn}.
 */
@NullMarked
package dev.kumite.lab.learning;

import org.jspecify.annotations.NullMarked;
