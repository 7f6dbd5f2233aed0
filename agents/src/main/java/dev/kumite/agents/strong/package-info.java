/**
 * The agent that plays as strongly as we can: alpha-beta search with everything that pays. May import
 * {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.strong;

import org.jspecify.annotations.NullMarked;
