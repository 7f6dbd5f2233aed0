package dev.kumite.cli.option;

import dev.kumite.cli.console.Numbers;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --workers}, for commands whose work several threads share. */
public final class WorkersOption {
    private static final int MOST = 1024;

    @Option(
            names = "--workers",
            paramLabel = "W",
            description =
                    "Number of threads that share the work, such as games played at the same time; default: 1, in "
                            + "solve the number of processors.")
    private @Nullable Integer workers;

    public int workers() {
        return workersOr(1);
    }

    public int workersOr(int otherwise) {
        int wanted = workers == null ? otherwise : workers;
        Numbers.check("--workers", wanted, 1, MOST);
        return wanted;
    }
}
