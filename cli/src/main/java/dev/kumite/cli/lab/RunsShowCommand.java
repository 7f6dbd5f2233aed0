package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.lab.replay.Replayer;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.RunLines;
import dev.kumite.lab.view.RunView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code kumite runs show RUN}. */
@Command(
        name = "show",
        description = "Show a run's plan, its progress, and the standings of its contests.",
        footerHeading = "%nExamples:%n",
        footer = {"  kumite runs show 3", "  kumite runs show 3 --store results.db --json"})
public final class RunsShowCommand extends PluginCommand implements Runnable {
    @Mixin
    private final RunArgument run = new RunArgument();

    public RunsShowCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        try (Store store = run.open()) {
            StoredRun found = run.in(store);
            Replayer.check(store, found);
            Totals totals = Totals.of(store, found);
            if (json.wanted()) JsonOption.print(console, RunView.of(found, totals));
            else RunLines.of(found, totals, console.width()).forEach(console::line);
        }
    }
}
