package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Program;
import dev.kumite.cli.web.ServeCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** {@code kumite} alone: the page in the browser. Its help lists the commands. */
@Command(
        name = "kumite",
        versionProvider = Overview.Version.class,
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "A lab for two-player board-game AI: Onitama, Katarenga and American checkers. Without a",
            "command it opens in your browser: play, watch, analyse, and run experiments."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite serve",
            "  kumite play onitama --as blue --against greedy",
            "  kumite analyse checkers --agent 'strong(time=2s)'",
            "  kumite match onitama 'strong(nodes=2k)' greedy --games 20",
            "  kumite match --help",
            "",
            "NO_COLOR turns colours off, KUMITE_DEBUG=1 shows the stack trace of a failure.",
            "Exit codes: 0 success, 1 failure, 2 invalid input."
        })
final class Overview implements Runnable {
    private final Console console;

    Overview(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        console.line(Program.NAME + " --help lists all commands; without a command, the page opens.");
        new ServeCommand(console).run();
    }

    /** The version the jar was built as. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"kumite " + Program.version() + ", Java " + Runtime.version()};
        }
    }
}
