/**
 * What all agents that learn have in common: the trainer with its cycles of games and exhibitions, what is known and
 * where it is kept. Knows no kind of learner by name.
 */
@MayUse({"agents", "agents.learn.file", "games", "games.core", "games.picture", "spec"})
@NullMarked
package dev.kumite.agents.learn;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
