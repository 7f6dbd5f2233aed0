package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite runs delete RUN}. */
@Command(
        name = "delete",
        description = "Delete a run and all its games. This cannot be undone; without --yes nothing is deleted.",
        footerHeading = "%nExamples:%n",
        footer = {"  kumite runs delete 3", "  kumite runs delete 3 --yes"})
public final class RunsDeleteCommand implements Runnable {
    @Mixin
    private final RunArgument run = new RunArgument();

    @Option(names = "--yes", description = "Confirm the deletion.")
    private boolean yes;

    private final Console console;

    public RunsDeleteCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        try (Store store = run.openToChange()) {
            StoredRun found = run.in(store);
            String what = "run " + found.id() + " (" + found.plan().name() + ") with " + NumberText.count(found.games())
                    + (found.games() == 1 ? " game" : " games");
            if (!yes)
                throw new BadInput("this would delete " + what + " from " + store.file() + "; add --yes to do it");
            Runner.delete(store, found.id());
            console.line("Deleted " + what + ".");
        }
    }
}
