/** Onitama on any odd board from 5×5 to 13×13: cards, deals, rules, notation. */
@MayUse({"games", "games.core", "games.evaluation", "games.pattern", "games.picture", "spec"})
@NullMarked
package dev.kumite.games.onitama;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
