/** One game between two agents under an umpire, and its record. */
@MayUse({"agents", "games", "games.core", "spec"})
@NullMarked
package dev.kumite.lab.play;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
