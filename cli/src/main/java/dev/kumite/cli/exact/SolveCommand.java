package dev.kumite.cli.exact;

import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.GameArgument;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.TablesFolder;
import dev.kumite.games.Game;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import dev.kumite.spec.BadInput;
import java.util.List;
import java.util.ServiceLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite solve GAME --pieces N}. */
@Command(
        name = "solve",
        description = {
            "Work out every position with few pieces: won, lost or drawn for the player to move.",
            "The tables are kept, so that agents can play by them and kumite value can ask them.",
            "A build that is stopped goes on where it was when the same command is given again."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite solve checkers --pieces 4",
            "  kumite solve checkers --pieces 5 --workers 2 --tables /data/kumite",
            "  kumite solve checkers --pieces 5 --json"
        })
public final class SolveCommand implements Runnable {
    private static final int MOST_WORKERS = 1024;

    @Mixin
    private final GameArgument argument = new GameArgument();

    @Option(names = "--pieces", paramLabel = "N", required = true, description = "Up to so many pieces in all.")
    private int pieces;

    @Option(
            names = "--workers",
            paramLabel = "W",
            description = "How many threads share the work; as many as there are processors unless given.")
    private int workers = Runtime.getRuntime().availableProcessors();

    @Mixin
    private final TablesFolder tables = new TablesFolder();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final Console console;

    public SolveCommand(Console console) {
        this.console = console;
    }

    record Entry(
            int pieces,
            String file,
            long bytes,
            boolean built,
            long states,
            long won,
            long wonAtOnce,
            long lost,
            long drawn) {}

    record Report(
            String game,
            int pieces,
            long states,
            long won,
            long wonAtOnce,
            long lost,
            long drawn,
            double cpuSeconds,
            double seconds,
            long memoryBytes,
            List<Entry> tables) {}

    @Override
    public void run() {
        Game game = argument.game();
        Solver solver = solver(game);
        Numbers.check("--pieces", pieces, solver.fewestPieces(), solver.mostPieces());
        Numbers.check("--workers", workers, 1, MOST_WORKERS);
        SolveProgress progress = new SolveProgress(console, json.wanted());
        Solver.Report found = solver.solve(game, pieces, tables.path(), workers, progress);
        progress.done();
        Report report = report(game, found, progress.seconds());
        if (json.wanted()) JsonOption.print(console, report);
        else lines(report).forEach(console::line);
    }

    private static Solver solver(Game game) {
        for (Solver solver : ServiceLoader.load(Solver.class)) if (solver.game().equals(game.name())) return solver;
        throw new BadInput("'" + game.name() + "' cannot be solved yet; try checkers");
    }

    private Report report(Game game, Solver.Report found, double seconds) {
        Counts all = Counts.NONE;
        for (Solver.Table table : found.tables()) all = all.plus(table.counts());
        return new Report(
                game.text(),
                pieces,
                all.states(),
                all.won(),
                all.wonAtOnce(),
                all.lost(),
                all.drawn(),
                found.cpuSeconds(),
                seconds,
                SolveProgress.memory(),
                found.tables().stream().map(SolveCommand::entry).toList());
    }

    private static Entry entry(Solver.Table table) {
        Counts counts = table.counts();
        return new Entry(
                table.pieces(),
                table.file().toString(),
                table.bytes(),
                table.built(),
                counts.states(),
                counts.won(),
                counts.wonAtOnce(),
                counts.lost(),
                counts.drawn());
    }

    private static List<String> lines(Report report) {
        Columns table = new Columns().row("pieces", "states", "won", "won at once", "lost", "drawn", "bytes", "");
        for (Entry entry : report.tables())
            table.row(
                    Integer.toString(entry.pieces()),
                    Columns.count(entry.states()),
                    Columns.count(entry.won()),
                    Columns.count(entry.wonAtOnce()),
                    Columns.count(entry.lost()),
                    Columns.count(entry.drawn()),
                    Columns.count(entry.bytes()),
                    entry.built() ? "built" : "was there");
        List<String> lines = new java.util.ArrayList<>(table.lines());
        lines.add(Columns.decimal("%.1f CPU seconds, ", report.cpuSeconds())
                + Columns.decimal("%.1f seconds by the clock, ", report.seconds())
                + Columns.decimal("%.0f MB of memory at most.", report.memoryBytes() / 1e6));
        return lines;
    }
}
