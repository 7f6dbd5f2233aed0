/** The lab's games on Apache Spark: one more crew. */
@MayUse({"agents", "agents.engine", "games", "games.core", "games.oracle", "lab.play"})
@NullMarked
package dev.kumite.cluster;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
