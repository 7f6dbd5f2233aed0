/**
 * What all agents that learn have in common: the trainer with its cycles of games and exhibitions, what is known and
 * where it is kept. May import its {@code file}, {@code dev.kumite.agents}, {@code dev.kumite.games} and
 * {@code dev.kumite.spec}; knows no kind of learner by name.
 */
@NullMarked
package dev.kumite.agents.learn;

import org.jspecify.annotations.NullMarked;
