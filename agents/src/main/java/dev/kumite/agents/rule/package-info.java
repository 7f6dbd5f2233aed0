/**
 * The papers' hand-written rules for picking a move, for agents and for playouts alike. May import
 * {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.rule;

import org.jspecify.annotations.NullMarked;
