/**
 * Engines: programs of other people that play as agents through UGI, the Universal Game Interface, each in a process of
 * its own.
 */
@MayUse({"agents", "games", "games.core", "games.picture", "spec"})
@NullMarked
package dev.kumite.agents.engine;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
