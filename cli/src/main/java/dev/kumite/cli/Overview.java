package dev.kumite.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** {@code kumite} alone: what this is, and three commands to try. */
@Command(
        name = "kumite",
        versionProvider = Overview.Version.class,
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "A lab for two-player board-game AI: Onitama, Katarenga and American checkers.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite play onitama --as blue --against greedy",
            "  kumite show 'katarenga(size=6)' --seed 3",
            "  kumite perft checkers --depth 9",
            "  kumite perft --help",
            "",
            "NO_COLOR turns colours off, KUMITE_DEBUG=1 shows where something broke.",
            "Exit codes: 0 done, 1 something broke, 2 wrong input."
        })
final class Overview implements Runnable {
    private static final String TEXT = """
            Kumite is a lab for two-player board-game AI: Onitama, Katarenga and American checkers.

            Three commands to try:
              ./kumite play onitama --as blue --against greedy   play a game in this terminal
              ./kumite show 'katarenga(size=6)' --seed 3         look at a start position
              ./kumite perft checkers --depth 9                  count positions, and see how fast

            All commands: %s.
            './kumite COMMAND --help' explains one, with examples.""";

    private final Console console;

    Overview(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        console.line(TEXT.formatted(String.join(", ", Kumite.COMMANDS.keySet())));
    }

    /** The version the jar was built as. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String built = Kumite.class.getPackage().getImplementationVersion();
            return new String[] {"kumite " + (built == null ? "(not packaged)" : built) + ", Java " + Runtime.version()
            };
        }
    }
}
