package dev.kumite.cli.option;

import dev.kumite.cli.console.Numbers;
import dev.kumite.lab.play.Limits;
import dev.kumite.spec.Kind;
import picocli.CommandLine.Option;

/** The option {@code --move-limit}. */
public final class MoveLimitOption {
    private static final String DEFAULT = Limits.PATIENCE_NANOS / 1_000_000_000L + "s";

    @Option(
            names = "--move-limit",
            paramLabel = "TIME",
            description = "An agent that takes longer over a move forfeits; default: " + DEFAULT + ".")
    private String text = DEFAULT;

    public long nanos() {
        return Numbers.read("--move-limit", text.strip(), Kind.someTime());
    }
}
