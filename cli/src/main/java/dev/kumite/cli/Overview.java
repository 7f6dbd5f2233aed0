package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Program;
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
            "  kumite analyse checkers --agent 'strong(time=2s)'",
            "  kumite match onitama 'strong(nodes=2k)' greedy --games 20",
            "  kumite match --help",
            "",
            "NO_COLOR turns colours off, KUMITE_DEBUG=1 shows where something broke.",
            "Exit codes: 0 done, 1 something broke, 2 wrong input."
        })
final class Overview implements Runnable {
    private static final String TEXT = """
            Kumite is a lab for two-player board-game AI: Onitama, Katarenga and American checkers.

            Three commands to try:
              NAME play onitama --as blue --against greedy    play a game in this terminal
              NAME analyse checkers --agent strong            see what an agent thinks of a position
              NAME match onitama greedy random --games 100    let two agents play and see who wins

            All commands: %s.
            'NAME COMMAND --help' explains one, with examples.""";

    private final Console console;

    Overview(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        console.line(TEXT.replace("NAME", Program.NAME).formatted(String.join(", ", Kumite.COMMANDS.keySet())));
    }

    /** The version the jar was built as. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"kumite " + Program.version() + ", Java " + Runtime.version()};
        }
    }
}
