/**
 * Agents at work for many people at once: few threads, everybody in turn, within limits of time and memory. Knows
 * nothing of tables or the web.
 */
@MayUse({"agents", "games", "games.core", "spec", "web.view"})
@NullMarked
package dev.kumite.web.think;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
