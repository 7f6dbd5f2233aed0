/** American checkers on bitboards: rules, notation, ballots and drawing. No other game. */
@MayUse({"games", "games.core", "games.evaluation", "games.pattern", "games.picture", "spec"})
@NullMarked
package dev.kumite.games.checkers;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
