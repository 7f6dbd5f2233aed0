/** {@code kumite engine}: our agents as an engine for other people's programs, and the check of an engine of theirs. */
@MayUse(
        value = {"agents", "cli.console", "cli.option", "games", "lab.engine", "lab.ugi"},
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.engine;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
