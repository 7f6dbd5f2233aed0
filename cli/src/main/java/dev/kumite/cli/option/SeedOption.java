package dev.kumite.cli.option;

import picocli.CommandLine.Option;

/** {@code --seed}, for commands that play. */
public final class SeedOption {
    @Option(names = "--seed", paramLabel = "N", description = "Decides all that is random; 1 unless given.")
    private Long seed = 1L;

    public long seed() {
        return seed;
    }
}
