package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.lab.view.GameListing;
import picocli.CommandLine.Command;

/** {@code kumite games}. */
@Command(
        name = "games",
        description = "List the games with their options and evaluations.",
        footerHeading = "%nExamples:%n",
        footer = {"  kumite games", "  kumite games --json"})
final class GamesCommand extends PluginCommand implements Runnable {
    GamesCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        print(GameListing.all());
    }
}
