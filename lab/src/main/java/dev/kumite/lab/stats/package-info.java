/**
 * What follows from counts, and how certain it is: small immutable records and pure functions. Imports nothing but the
 * JDK and a library of statistical distributions.
 */
@MayUse(libraries = "org.apache.commons.statistics")
@NullMarked
package dev.kumite.lab.stats;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
