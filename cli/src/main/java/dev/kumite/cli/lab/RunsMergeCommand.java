package dev.kumite.cli.lab;

import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginsOption;
import dev.kumite.lab.run.Merger;
import dev.kumite.lab.view.RunEntry;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite runs merge}. */
@Command(
        name = "merge",
        description = {
            "Join the parts of a run that several machines have played with --shard. Each part is",
            "a store of its own. The parts must have the same plan, seed, number of games and",
            "version; games that the merged store holds already are skipped. A stopping rule is",
            "applied once all games are there."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite match onitama strong mcts --games 600 --shard 1/2 --store part1.db",
            "  kumite match onitama strong mcts --games 600 --shard 2/2 --store part2.db",
            "  kumite runs merge part1.db part2.db --into all.db"
        })
public final class RunsMergeCommand implements Runnable {
    @Parameters(paramLabel = "PART", arity = "1..*", description = "The stores of the parts.")
    private List<Path> parts = List.of();

    @Option(
            names = "--into",
            paramLabel = "FILE",
            required = true,
            description = "The merged store; made if it does not exist.")
    private Path into = Path.of("");

    @Mixin
    private final JsonOption json = new JsonOption();

    @Mixin
    @SuppressWarnings("UnusedVariable") // loads the plugins when picocli sets it
    private final PluginsOption plugins = new PluginsOption();

    private final Console console;

    public RunsMergeCommand(Console console) {
        this.console = console;
    }

    /** What {@code --json} prints. */
    record Merge(List<Entry> runs) {}

    record Entry(RunEntry run, int parts, long added, long skipped) {}

    @Override
    public void run() {
        List<Merger.Merged> merged = Merger.merge(parts, into);
        if (json.wanted())
            JsonOption.print(
                    console,
                    new Merge(merged.stream()
                            .map(one ->
                                    new Entry(RunEntry.of(one.run(), null), one.parts(), one.added(), one.skipped()))
                            .toList()));
        else merged.forEach(one -> console.line(line(one)));
    }

    private static String line(Merger.Merged merged) {
        String skipped = merged.skipped() == 0 ? "" : ", " + Columns.count(merged.skipped()) + " skipped";
        return "Run " + merged.run().id() + " (" + merged.run().plan().name() + "): "
                + Columns.count(merged.added()) + " games added from " + merged.parts()
                + (merged.parts() == 1 ? " part" : " parts") + skipped + "; "
                + Columns.count(merged.run().games()) + " of "
                + Columns.count(merged.run().plan().games()) + " games, "
                + (merged.run().complete() ? "complete" : "unfinished") + ".";
    }
}
