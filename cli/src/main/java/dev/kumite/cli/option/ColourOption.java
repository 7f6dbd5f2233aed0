package dev.kumite.cli.option;

import dev.kumite.cli.console.Console;
import picocli.CommandLine.Option;

/** {@code --color}. */
public final class ColourOption {
    enum When {
        auto,
        always,
        never
    }

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            defaultValue = "auto",
            description = "Use colours: ${COMPLETION-CANDIDATES}; default: auto (colours on a terminal).")
    private When when = When.auto;

    public boolean on(Console console) {
        return when == When.always || when == When.auto && console.colour();
    }
}
