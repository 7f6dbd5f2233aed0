package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Family;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.cli.option.StoreOption;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.view.RunEntry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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

    /** All that there is to list. */
    record Listing(List<RunEntry> runs) {}

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("show", new RunsShowCommand(console));
        members.put("export", new RunsExportCommand(console));
        members.put("merge", new RunsMergeCommand(console));
        members.put("delete", new RunsDeleteCommand(console));
        return members;
    }

    @Override
    public void run() {
        try (Store opened = store.open()) {
            List<RunEntry> runs =
                    opened.runs().stream().map(run -> RunEntry.of(run, null)).toList();
            if (json.wanted()) JsonOption.print(console, new Listing(runs));
            else if (runs.isEmpty()) console.line("There is no run in " + opened.file() + " yet.");
            else table(runs).lines(console.width()).forEach(console::line);
        }
    }

    private static TextTable table(List<RunEntry> runs) {
        TextTable table = TextTable.of("run", "name", "game", "agents", "games", "", "started")
                .words(1, 2, 3);
        for (RunEntry run : runs)
            table.row(
                    String.valueOf(run.id()),
                    run.name(),
                    String.join(", ", run.games()),
                    run.who(),
                    NumberText.count(run.done()) + " of " + NumberText.count(run.of()),
                    run.complete() ? "complete" : "unfinished",
                    run.begun());
        return table;
    }
}
