/**
 * Knowledge in files: a few lines that say whose it is, then sections with checksums, written beside and renamed.
 * Knows neither games nor learners.
 */
@MayUse
@NullMarked
package dev.kumite.agents.learn.file;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
