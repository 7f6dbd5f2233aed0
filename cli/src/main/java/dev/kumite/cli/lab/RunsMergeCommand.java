package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.lab.run.Merger;
import dev.kumite.lab.view.MergeView;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
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
public final class RunsMergeCommand extends PluginCommand implements Runnable {
    @Parameters(paramLabel = "PART", arity = "1..*", description = "The stores of the parts.")
    private List<Path> parts = List.of();

    @Option(
            names = "--into",
            paramLabel = "FILE",
            required = true,
            description = "The merged store; made if it does not exist.")
    private Path into = Path.of("");

    public RunsMergeCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        print(MergeView.of(Merger.merge(parts, into)));
    }
}
