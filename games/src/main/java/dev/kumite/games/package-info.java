/**
 * What a two-player board game is: {@link dev.kumite.games.Position} for the hot path, {@link dev.kumite.games.Game}
 * and {@link dev.kumite.games.Notation} for the edges. Knows no game by name (each is found in its own package through
 * the service loader).
 */
@MayUse({"games.picture", "spec"})
@NullMarked
package dev.kumite.games;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
