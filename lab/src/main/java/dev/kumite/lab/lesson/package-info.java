/** What agents must learn before a run's games: lessons, and the school that trains them into files. */
@MayUse({"agents", "agents.learn", "games"})
@NullMarked
package dev.kumite.lab.lesson;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
