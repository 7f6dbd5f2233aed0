/**
 * A two-player board game as a whole: {@link dev.kumite.games.Game} with its {@link dev.kumite.games.Notation}, the
 * {@link dev.kumite.games.GameType} that registers it, and the register. Knows no game by name: each is in a package of
 * its own, which the service loader finds.
 */
@MayUse({"games.core", "games.evaluation", "games.pattern", "games.picture", "spec"})
@NullMarked
package dev.kumite.games;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
