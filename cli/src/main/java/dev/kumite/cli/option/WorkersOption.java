package dev.kumite.cli.option;

import dev.kumite.cli.console.Numbers;
import picocli.CommandLine.Option;

/** {@code --workers}, for commands that play many games. */
public final class WorkersOption {
    private static final int MOST = 1024;

    @Option(names = "--workers", paramLabel = "W", description = "Number of games played at the same time; default: 1.")
    private int workers = 1;

    public int workers() {
        Numbers.check("--workers", workers, 1, MOST);
        return workers;
    }
}
