/**
 * Live games: games in progress between people and agents, stored after every change and sent to everyone who watches.
 */
@MayUse({
    "agents",
    "games",
    "games.core",
    "games.picture",
    "games.record",
    "lab.clock",
    "lab.store",
    "spec",
    "web.think",
    "web.view"
})
@NullMarked
package dev.kumite.web.live;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
