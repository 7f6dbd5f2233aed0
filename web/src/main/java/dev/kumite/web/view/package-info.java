/**
 * What the interface shows, as records that become JSON: positions, moves, findings, tables. Knows no game by name.
 */
@MayUse(
        value = {"agents", "games", "games.core", "games.picture", "lab.rating", "lab.stats", "lab.view"},
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.web.view;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
