/** Machines elsewhere that play games: what the lab asks of a cluster, and how one is found. */
@MayUse({"agents", "agents.engine", "lab.play"})
@NullMarked
package dev.kumite.lab.cluster;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
