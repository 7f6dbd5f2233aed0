/** Options and arguments that several commands share, each read in one way. */
@MayUse(
        value = {
            "agents",
            "agents.engine",
            "cli.console",
            "games",
            "games.core",
            "games.oracle",
            "lab.cluster",
            "lab.engine",
            "lab.play",
            "lab.report.text",
            "lab.store",
            "spec"
        },
        libraries = {"com.fasterxml.jackson", "picocli"})
@NullMarked
package dev.kumite.cli.option;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
