package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.lab.view.MoveListing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code kumite moves GAME}. */
@Command(
        name = "moves",
        description = "List the legal moves of a position, one per line.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite moves onitama --seed 7",
            "  kumite moves checkers --position 'B:W18,24,K10:B12,K22'",
            "  kumite moves 'katarenga(size=6)' --json"
        })
final class MovesCommand extends PluginCommand implements Runnable {
    @Mixin
    private final GameChoice choice = new GameChoice();

    MovesCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Game game = choice.game();
        Position position = choice.position(game);
        if (json.wanted()) JsonOption.print(console, MoveListing.of(game, position));
        else for (int move : game.moves(position)) console.line(game.notation().writeMove(position, move));
    }
}
