package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.games.Game;
import dev.kumite.games.Perft;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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

    record Level(int depth, long nodes, double seconds, double nodesPerSecond) {}

    record Branch(String move, long nodes) {}

    record Report(
            String game,
            String position,
            int depth,
            long nodes,
            double seconds,
            double nodesPerSecond,
            List<Level> depths,
            List<Branch> divide) {}

    @Override
    public void run() {
        Numbers.check("--depth", depth, 1, DEEPEST);
        Numbers.check("--threads", threads, 1, MOST_THREADS);
        Game game = choice.game();
        Position position = choice.position(game);
        List<Level> levels = new ArrayList<>();
        if (!json.wanted()) console.line(row("depth", "nodes", "seconds", "nodes/s"));
        for (int d = 1; d <= depth && !console.closed(); d++) {
            Level level = measure(game, position, d);
            levels.add(level);
            if (!json.wanted()) print(level);
        }
        List<Branch> branches = divide ? branches(game, position) : List.of();
        if (json.wanted()) JsonOption.print(console, report(game, position, levels, branches));
        else branches.forEach(branch -> console.line(branch.move() + ": " + grouped(branch.nodes())));
    }

    private Level measure(Game game, Position position, int d) {
        long start = System.nanoTime();
        long nodes = count(game, position, d);
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Level(d, nodes, seconds, nodes / Math.max(seconds, 1e-9));
    }

    private long count(Game game, Position position, int d) {
        if (threads == 1 || position.result() != Result.ONGOING) return new Perft(game, position.copy(), d).count(d);
        return Arrays.stream(Perft.divide(game, position, d, threads)).sum();
    }

    private List<Branch> branches(Game game, Position position) {
        int[] moves = game.moves(position);
        long[] nodes = Perft.divide(game, position, depth, threads);
        List<Branch> branches = new ArrayList<>();
        for (int i = 0; i < moves.length; i++)
            branches.add(new Branch(game.notation().writeMove(position, moves[i]), nodes[i]));
        return branches;
    }

    private Report report(Game game, Position position, List<Level> levels, List<Branch> branches) {
        Level last = levels.get(levels.size() - 1);
        return new Report(
                game.text(),
                game.notation().write(position),
                last.depth(),
                last.nodes(),
                last.seconds(),
                last.nodesPerSecond(),
                levels,
                branches);
    }

    private void print(Level level) {
        console.line(row(
                String.valueOf(level.depth()),
                grouped(level.nodes()),
                String.format(Locale.ROOT, "%.3f", level.seconds()),
                grouped(Math.round(level.nodesPerSecond()))));
        console.out().flush();
    }

    private static String row(String depth, String nodes, String seconds, String rate) {
        return String.format(Locale.ROOT, "%5s  %18s  %10s  %15s", depth, nodes, seconds, rate);
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
