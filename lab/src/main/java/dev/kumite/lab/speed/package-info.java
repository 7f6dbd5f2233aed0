/**
 * How fast the games, the searches and the training are on this machine, as multiples of a yardstick measured in the
 * same run, and signatures of both. Names games and agents by their texts only.
 */
@MayUse(
        value = {"agents", "agents.learn", "games", "games.core", "lab.report.text", "spec"},
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.speed;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
