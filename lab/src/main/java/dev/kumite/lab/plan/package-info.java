/**
 * What a run is to play, as plain data that can be written down and read again. Knows agents and games only as texts.
 */
@MayUse({"lab.play", "spec"})
@NullMarked
package dev.kumite.lab.plan;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
