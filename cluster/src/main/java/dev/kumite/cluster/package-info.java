/** The lab's games on Apache Spark: one more crew. */
@MayUse(
        value = {"agents", "agents.engine", "games", "games.core", "games.oracle", "lab.cluster", "lab.play"},
        libraries = {"org.apache.spark", "scala"})
@NullMarked
package dev.kumite.cluster;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
