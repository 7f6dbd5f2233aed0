/**
 * The {@code kumite} command: one thin class per subcommand; those about runs and about exact values, and what all
 * share, live in packages of their own.
 */
@MayUse(
        value = {
            "agents",
            "agents.selfplay",
            "agents.tuning",
            "cli.console",
            "cli.engine",
            "cli.exact",
            "cli.lab",
            "cli.learn",
            "cli.option",
            "cli.web",
            "games",
            "games.core",
            "games.oracle",
            "games.terminal",
            "lab.dialogue",
            "lab.learning",
            "lab.play",
            "lab.report.text",
            "lab.speed",
            "lab.tuning",
            "lab.view",
            "selftest"
        },
        libraries = "picocli")
@NullMarked
package dev.kumite.cli;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
