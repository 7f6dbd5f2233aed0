/** Small networks that judge positions inside a search: trained on self-play, played in whole numbers. */
@MayUse({
    "agents",
    "agents.gradient",
    "agents.learn.file",
    "agents.selfplay",
    "games",
    "games.core",
    "games.evaluation",
    "games.oracle",
    "games.pattern",
    "spec"
})
@NullMarked
package dev.kumite.agents.net;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
