/**
 * Tables: games being played by persons and agents, kept in the store after every change and told to all who watch.
 */
@MayUse({"agents", "games", "games.record", "lab.store", "spec", "web.think", "web.view"})
@NullMarked
package dev.kumite.web.table;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
