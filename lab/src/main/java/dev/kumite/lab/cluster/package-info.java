/** Clusters, other machines that play games: what the lab needs from one, and how one is found. */
@MayUse({"agents", "agents.engine", "lab.play"})
@NullMarked
package dev.kumite.lab.cluster;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
