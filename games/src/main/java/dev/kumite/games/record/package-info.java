/**
 * Whole games in text: PDN for checkers, and the same form of tags and moves for every other game. May import
 * {@code dev.kumite.games}, {@code dev.kumite.spec} and the JDK; knows no game by name.
 */
@NullMarked
package dev.kumite.games.record;

import org.jspecify.annotations.NullMarked;
