package dev.kumite.cli;

import picocli.CommandLine.Option;

/** {@code --help}, for every subcommand. */
final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;
}
