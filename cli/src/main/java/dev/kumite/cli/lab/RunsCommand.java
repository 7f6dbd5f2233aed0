package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.base.NewFile;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Family;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.OutOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.cli.option.PluginsOption;
import dev.kumite.cli.option.StoreOption;
import dev.kumite.lab.replay.Export;
import dev.kumite.lab.replay.Replayer;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.run.Merger;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.MergeView;
import dev.kumite.lab.view.RunLines;
import dev.kumite.lab.view.RunListing;
import dev.kumite.lab.view.RunView;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite runs}. */
@Command(
        name = "runs",
        description = {
            "List the runs in the store. 'show' prints the standings of a run, 'export' writes",
            "its games as CSV, JSON or PDN, 'merge' joins the parts that several machines have",
            "played, 'delete' deletes a run."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite runs",
            "  kumite runs --store results.db --json",
            "  kumite runs show 3",
            "  kumite runs export 3 --format csv --out games.csv",
            "  kumite runs merge part1.db part2.db --into all.db",
            "  kumite runs delete 3 --yes"
        })
public final class RunsCommand extends PluginCommand implements Runnable, Family {
    @Mixin
    private final StoreOption store = new StoreOption();

    public RunsCommand(Console console) {
        super(console);
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("show", new Show(console));
        members.put("export", new ExportGames(console));
        members.put("merge", new Merge(console));
        members.put("delete", new Delete(console));
        return members;
    }

    @Override
    public void run() {
        try (Store opened = store.open()) {
            print(RunListing.of(opened));
        }
    }

    /** {@code kumite runs show RUN}. */
    @Command(
            name = "show",
            description = "Show a run's plan, its progress, and the standings of its contests.",
            footerHeading = "%nExamples:%n",
            footer = {"  kumite runs show 3", "  kumite runs show 3 --store results.db --json"})
    static final class Show extends PluginCommand implements Runnable {
        @Mixin
        private final RunArgument run = new RunArgument();

        Show(Console console) {
            super(console);
        }

        @Override
        public void run() {
            try (Store store = run.open()) {
                StoredRun found = run.in(store);
                Replayer.check(store, found);
                Totals totals = Totals.of(store, found);
                if (json.wanted()) JsonOption.print(console, RunView.of(store, found, totals));
                else RunLines.of(store, found, totals, console.width()).forEach(console::line);
            }
        }
    }

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
    static final class Merge extends PluginCommand implements Runnable {
        @Parameters(paramLabel = "PART", arity = "1..*", description = "The stores of the parts.")
        private List<Path> parts = List.of();

        @Option(
                names = "--into",
                paramLabel = "FILE",
                required = true,
                description = "The merged store; made if it does not exist.")
        private Path into = Path.of("");

        Merge(Console console) {
            super(console);
        }

        @Override
        public void run() {
            print(MergeView.of(Merger.merge(parts, into)));
        }
    }

    /** {@code kumite runs delete RUN}. */
    @Command(
            name = "delete",
            description = "Delete a run and all its games. This cannot be undone; without --yes nothing is deleted.",
            footerHeading = "%nExamples:%n",
            footer = {"  kumite runs delete 3", "  kumite runs delete 3 --yes"})
    static final class Delete implements Runnable {
        @Mixin
        private final RunArgument run = new RunArgument();

        @Option(names = "--yes", description = "Confirm the deletion.")
        private boolean yes;

        private final Console console;

        Delete(Console console) {
            this.console = console;
        }

        @Override
        public void run() {
            try (Store store = run.openToChange()) {
                StoredRun found = run.in(store);
                String what = "run " + found.id() + " (" + found.plan().name() + ") with "
                        + NumberText.count(found.games()) + (found.games() == 1 ? " game" : " games");
                if (!yes)
                    throw new BadInput("this would delete " + what + " from " + store.file() + "; add --yes to do it");
                Runner.delete(store, found.id());
                console.line("Deleted " + what + ".");
            }
        }
    }

    /** {@code kumite runs export RUN}. */
    @Command(
            name = "export",
            description = {
                "Export all games of a run in the order of its plan, to standard output or into a file.",
                "docs/json.md lists the columns. With --no-clock the same games give the same bytes, whenever",
                "and wherever they are played."
            },
            footerHeading = "%nExamples:%n",
            footer = {
                "  kumite runs export 3 --out games.csv",
                "  kumite runs export 3 --format pdn --no-clock --out games.pdn",
                "  kumite runs export 3 --format json | jq '.games[0].moves'"
            })
    static final class ExportGames implements Runnable {
        @Mixin
        private final RunArgument run = new RunArgument();

        @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES}; default: csv.")
        private Export.Format format = Export.Format.csv;

        @Option(names = "--no-clock", description = "Omit times and dates, which differ each time a run is played.")
        private boolean noClock;

        @Mixin
        private final OutOption out = new OutOption();

        @Mixin
        @SuppressWarnings("UnusedVariable") // loads the plugins when picocli sets it
        private final PluginsOption plugins = new PluginsOption();

        private final Console console;

        ExportGames(Console console) {
            this.console = console;
        }

        @Override
        public void run() {
            try (Store store = run.open()) {
                StoredRun found = run.in(store);
                Export export = new Export(store, found, !noClock);
                Path file = out.file();
                if (file == null) export.print(format, console.out());
                else {
                    NewFile.write(OutOption.NAME, file, writer -> export.write(format, writer));
                    console.line("Wrote the games of run " + found.id() + " to " + file + ".");
                }
            }
        }
    }
}
