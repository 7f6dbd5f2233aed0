package dev.kumite.cli.option;

import picocli.CommandLine.Option;

/** {@code --seed}, for commands that play. */
public final class SeedOption {
    @Option(names = "--seed", paramLabel = "N", description = "Determines everything random; default: 1.")
    private Long seed = 1L;

    public long seed() {
        return seed;
    }
}
