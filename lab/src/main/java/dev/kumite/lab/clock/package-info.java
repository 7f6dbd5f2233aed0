/** Clocks of games: how much time the sides have, how it passes, and how much of it an agent should use. */
@MayUse({})
@NullMarked
package dev.kumite.lab.clock;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
