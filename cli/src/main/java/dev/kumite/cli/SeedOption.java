package dev.kumite.cli;

import picocli.CommandLine.Option;

/** {@code --seed}, for commands that play. */
final class SeedOption {
    @Option(names = "--seed", paramLabel = "N", description = "Decides all that is random; 1 unless given.")
    private Long seed = 1L;

    long seed() {
        return seed;
    }
}
