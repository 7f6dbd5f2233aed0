/** {@code kumite engine}: our agents as an engine for other people's programs, and the check of an engine of theirs. */
@MayUse(
        value = {"agents", "agents.engine", "cli.console", "cli.option", "games", "games.core", "lab.play", "spec"},
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.engine;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
