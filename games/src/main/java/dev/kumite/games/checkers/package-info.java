/**
 * American checkers on bitboards: rules, notation, ballots and drawing. May import {@code dev.kumite.games},
 * {@code dev.kumite.spec} and the JDK; no other game.
 */
@NullMarked
package dev.kumite.games.checkers;

import org.jspecify.annotations.NullMarked;
