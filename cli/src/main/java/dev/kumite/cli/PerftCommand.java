package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.games.Game;
import dev.kumite.lab.speed.PerftReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite perft GAME --depth N}. */
@Command(
        name = "perft",
        description = {
            "Count the leaf nodes of the game tree: the positions at a depth, and the games that",
            "ended earlier. The counts verify the rules; the speed is that of the move generator."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite perft checkers --depth 9",
            "  kumite perft 'onitama(deal=ox+boar/horse+elephant/crab)' --depth 6 --divide",
            "  kumite perft 'onitama(size=7)' --seed 5 --depth 5 --threads 2 --json"
        })
final class PerftCommand extends PluginCommand implements Runnable {
    private static final int DEEPEST = 99;
    private static final int MOST_THREADS = 1024;

    @Mixin
    private final GameChoice choice = new GameChoice();

    @Option(names = "--depth", required = true, paramLabel = "N", description = "Depth in plies, from 1 to 99.")
    private int depth;

    @Option(names = "--divide", description = "Also count below each move of the position.")
    private boolean divide;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads; default: 1.")
    private int threads = 1;

    PerftCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Numbers.check("--depth", depth, 1, DEEPEST);
        Numbers.check("--threads", threads, 1, MOST_THREADS);
        Game game = choice.game();
        PerftReport report = PerftReport.of(game, choice.position(game), threads);
        if (!json.wanted()) console.line(PerftReport.HEAD);
        for (int d = 1; d <= depth && !console.closed(); d++) {
            report = report.deeper();
            if (!json.wanted()) console.line(report.lastLine());
            console.out().flush();
        }
        if (divide) report = report.divided();
        if (json.wanted()) JsonOption.print(console, report);
        else report.branches().forEach(console::line);
    }
}
