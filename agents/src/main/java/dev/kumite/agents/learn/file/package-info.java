/**
 * Knowledge in files: a few lines that say whose it is, then sections with checksums, written beside and renamed. May
 * import {@code dev.kumite.spec}; knows neither games nor learners.
 */
@NullMarked
package dev.kumite.agents.learn.file;

import org.jspecify.annotations.NullMarked;
