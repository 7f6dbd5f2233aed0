/** The calculator of {@code kumite stats}: estimates with intervals, tests, ratings and numbers of games. */
@MayUse(
        value = {"lab.report", "lab.report.text", "lab.stats"},
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.calculator;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
