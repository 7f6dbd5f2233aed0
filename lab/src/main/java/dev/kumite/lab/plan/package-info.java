/**
 * What a run plays, as plain data that can be written to a file and read again. Knows agents and games only as text.
 */
@MayUse({"lab.play", "lab.stats", "spec"})
@NullMarked
package dev.kumite.lab.plan;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
