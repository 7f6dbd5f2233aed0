/** What is told of runs and experiments, as records that become JSON, for the command line and the page alike. */
@MayUse(
        value = {"lab.experiment", "lab.plan", "lab.report", "lab.stats", "lab.store", "lab.summary", "lab.totals"},
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.view;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
