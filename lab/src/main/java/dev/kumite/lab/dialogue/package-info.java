/** A game between people and agents in the terminal, line by line. Knows no game and no kind of agent by name. */
@MayUse({"agents", "games", "games.core", "games.record", "lab.report.text"})
@NullMarked
package dev.kumite.lab.dialogue;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
