/** One game between two agents, played under an umpire's eyes, and what there is to tell of it afterwards. */
@MayUse({"agents", "games", "games.core"})
@NullMarked
package dev.kumite.lab.play;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
