/**
 * {@code zero}: tree search guided by a network that judges positions and guesses moves, learned from self-play alone
 * (AlphaZero, Silver and others 2018; its Gumbel variant, Danihelka and others 2022).
 */
@MayUse({
    "agents",
    "agents.gradient",
    "agents.learn",
    "agents.learn.file",
    "games",
    "games.core",
    "games.pattern",
    "spec"
})
@NullMarked
package dev.kumite.agents.zero;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
