package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Family;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.cli.option.StoreOption;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.view.RunListing;
import java.util.LinkedHashMap;
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
            print(RunListing.of(opened));
        }
    }
}
