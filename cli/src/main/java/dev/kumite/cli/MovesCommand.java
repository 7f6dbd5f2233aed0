package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.lab.report.text.Words;
import java.util.Arrays;
import java.util.List;
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

    record Entry(String move, boolean captures, boolean wins) {}

    record Listing(String game, String position, String sideToMove, int count, List<Entry> moves) {}

    @Override
    public void run() {
        Game game = choice.game();
        Position position = choice.position(game);
        if (json.wanted()) JsonOption.print(console, listing(game, position));
        else for (int move : game.moves(position)) console.line(game.notation().writeMove(position, move));
    }

    private static Listing listing(Game game, Position position) {
        List<Entry> moves = Arrays.stream(game.moves(position))
                .mapToObj(move -> new Entry(
                        game.notation().writeMove(position, move), position.captures(move), position.wins(move)))
                .toList();
        String side = Words.side(game, position.sideToMove());
        return new Listing(game.text(), game.notation().write(position), side, moves.size(), moves);
    }
}
