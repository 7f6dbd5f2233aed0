/**
 * Whole games in text: PDN for checkers, and the same form of tags and moves for every other game. Knows no game by
 * name.
 */
@MayUse({"games", "games.core"})
@NullMarked
package dev.kumite.games.record;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
