package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.lab.view.GameListing;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code kumite games}. */
@Command(
        name = "games",
        description = "List the games, or one of them, with options and evaluations.",
        footerHeading = "%nExamples:%n",
        footer = {"  kumite games", "  kumite games katarenga", "  kumite games --json"})
final class GamesCommand extends PluginCommand implements Runnable {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "NAME",
            completionCandidates = GameChoice.Names.class,
            description = "Only this game.")
    private @Nullable String name;

    GamesCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        print(name == null ? GameListing.all() : GameListing.of(name));
    }
}
