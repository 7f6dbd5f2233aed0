package dev.kumite.cli.option;

import dev.kumite.spec.Kind;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** The option {@code --move-limit}. */
public final class MoveLimitOption {
    @Option(
            names = "--move-limit",
            paramLabel = "TIME",
            description = "An agent that takes longer over a move forfeits; default: 600s.")
    private String text = "600s";

    public long nanos() {
        Spec written = new Spec("--move-limit", Map.of("time", text.strip()));
        var known = new dev.kumite.spec.Option("time", Kind.someTime(), "", "");
        return new Settings(written, List.of(known)).count("time", 0);
    }
}
