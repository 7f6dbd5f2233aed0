/** The commands about learning: {@code train} and {@code knowledge}. */
@MayUse(
        value = {
            "agents",
            "agents.learn",
            "agents.net",
            "cli.console",
            "cli.option",
            "games",
            "lab.learning",
            "lab.report.files",
            "spec"
        },
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.learn;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
