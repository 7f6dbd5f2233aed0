/**
 * Open Loop Expectimax Tree Search (tischner II-D; Perez et al. 2016): a tree of statistics without positions, grown by
 * one node at a time and evaluated there. May import {@code dev.kumite.agents}, {@code dev.kumite.games} and
 * {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.olets;

import org.jspecify.annotations.NullMarked;
