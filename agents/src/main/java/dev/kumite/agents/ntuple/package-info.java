/**
 * The n-tuple network: values learned by TD(λ) for patterns of squares and cards, and the evaluation made of them.
 */
@MayUse({
    "agents",
    "agents.learn",
    "agents.learn.file",
    "games",
    "games.core",
    "games.evaluation",
    "games.pattern",
    "games.picture",
    "spec"
})
@NullMarked
package dev.kumite.agents.ntuple;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
