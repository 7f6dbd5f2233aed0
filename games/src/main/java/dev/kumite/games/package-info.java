/**
 * What a two-player board game is: {@link dev.kumite.games.Position} for the hot path, {@link dev.kumite.games.Game}
 * and {@link dev.kumite.games.Notation} for the edges. May import {@code dev.kumite.spec} and the JDK; knows no game by
 * name (each is found in its own package through the service loader).
 */
@NullMarked
package dev.kumite.games;

import org.jspecify.annotations.NullMarked;
