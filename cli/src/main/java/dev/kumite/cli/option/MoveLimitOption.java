package dev.kumite.cli.option;

import dev.kumite.cli.console.Numbers;
import dev.kumite.spec.Kind;
import picocli.CommandLine.Option;

/** The option {@code --move-limit}. */
public final class MoveLimitOption {
    @Option(
            names = "--move-limit",
            paramLabel = "TIME",
            description = "An agent that takes longer over a move forfeits; default: 600s.")
    private String text = "600s";

    public long nanos() {
        return Numbers.read("--move-limit", text.strip(), Kind.someTime());
    }
}
