/**
 * Learning curves: how well a learner did in its exhibitions, by games trained, with intervals and moving averages,
 * and the report about one or several of them.
 */
@MayUse({"agents.learn", "lab.report", "lab.stats"})
@NullMarked
package dev.kumite.lab.learning;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
