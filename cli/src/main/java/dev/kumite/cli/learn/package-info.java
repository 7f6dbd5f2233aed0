/** The commands about learning: {@code train} and {@code knowledge}. */
@MayUse(
        value = {
            "agents",
            "agents.learn",
            "cli.console",
            "cli.option",
            "games",
            "games.core",
            "lab.learning",
            "lab.report.files",
            "lab.stats",
            "spec"
        },
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.learn;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
