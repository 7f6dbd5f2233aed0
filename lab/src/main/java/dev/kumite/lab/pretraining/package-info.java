/** What agents must learn before a run's games: lessons, and the training of their knowledge files. */
@MayUse({"agents", "agents.learn", "agents.net", "games", "spec"})
@NullMarked
package dev.kumite.lab.pretraining;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
