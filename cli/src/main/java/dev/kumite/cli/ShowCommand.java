package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.ColourOption;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.terminal.Picture;
import dev.kumite.lab.report.text.Words;
import dev.kumite.lab.view.PositionEntry;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite show GAME}. */
@Command(
        name = "show",
        description = "Draw a position: the board with its cards or tiles, and whose turn it is.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite show onitama --seed 7",
            "  kumite show onitama --deal tiger+rabbit/cobra+rooster/monkey",
            "  kumite show 'katarenga(size=6)' --color always",
            "  kumite show checkers --position 'B:W18,24,K10:B12,K22'"
        })
final class ShowCommand extends PluginCommand implements Runnable {
    @Mixin
    private final GameChoice choice = new GameChoice();

    @Option(names = "--deal", paramLabel = "DEAL", description = "Onitama's deal: short for 'onitama(deal=…)'.")
    private @Nullable String deal;

    @Mixin
    private final ColourOption colour = new ColourOption();

    ShowCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Game game = choice.game(deal == null ? Map.of() : Map.of("deal", deal));
        Position position = choice.position(game);
        if (json.wanted()) JsonOption.print(console, PositionEntry.of(game, position));
        else lines(game, position).forEach(console::line);
    }

    private List<String> lines(Game game, Position position) {
        List<String> lines = new Picture(game, position, colour.on(console)).lines();
        lines.add(Words.state(game, position));
        game.chance(position).ifPresent(chance -> lines.add(chance.text(game)));
        lines.add(game.notation().write(position));
        return lines;
    }
}
