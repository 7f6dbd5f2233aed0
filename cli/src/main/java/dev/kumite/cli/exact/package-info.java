/** The commands about exact values: {@code solve}, {@code value}, {@code regret} and {@code puzzles}. */
@MayUse(
        value = {
            "agents",
            "cli.console",
            "cli.option",
            "games",
            "games.oracle",
            "lab.exact",
            "lab.play",
            "lab.puzzles",
            "lab.regret",
            "lab.report.files",
            "lab.report.text",
            "solver",
            "spec"
        },
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.exact;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
