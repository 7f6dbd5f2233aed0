package dev.kumite.cli.lab;

import dev.kumite.base.NewFile;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.OutOption;
import dev.kumite.cli.option.PluginsOption;
import dev.kumite.lab.replay.Export;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
public final class RunsExportCommand implements Runnable {
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

    public RunsExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        try (Store store = run.open()) {
            StoredRun found = run.in(store);
            Export export = new Export(store, found, !noClock);
            Path file = out.file();
            if (file == null) print(export);
            else {
                NewFile.write(OutOption.NAME, file, writer -> export.write(format, writer));
                console.line("Wrote the games of run " + found.id() + " to " + file + ".");
            }
        }
    }

    private void print(Export export) {
        Writer writer = new OutputStreamWriter(console.out(), StandardCharsets.UTF_8);
        try {
            export.write(format, writer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
