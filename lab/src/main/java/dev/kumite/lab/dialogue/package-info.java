/** A game in lines of text between persons and agents. Knows no game and no kind of agent by name. */
@MayUse({"agents", "games", "games.core", "games.record"})
@NullMarked
package dev.kumite.lab.dialogue;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
