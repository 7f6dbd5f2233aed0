/** How games and positions look, as data that the terminal and the page draw. Knows no game by name. */
@MayUse("games.core")
@NullMarked
package dev.kumite.games.picture;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
