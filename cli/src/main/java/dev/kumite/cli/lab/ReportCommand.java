package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.lab.replay.Replayer;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.files.Format;
import dev.kumite.lab.report.files.ReportFiles;
import dev.kumite.lab.report.text.Json;
import dev.kumite.lab.report.text.PlainText;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.summary.RunReport;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite report RUN}. */
@Command(
        name = "report",
        description = {
            "Report on a stored run: the findings and their certainty, the conditions, tables,",
            "plots and games. It needs only the store. Without --format and --out it is printed."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite report 3",
            "  kumite report 3 --format html",
            "  kumite report 3 --format html,csv,latex,svg,png --out thesis/depth",
            "  kumite report 3 --format all --out results.html --store results.db"
        })
public final class ReportCommand implements Runnable {
    @Mixin
    private final RunArgument run = new RunArgument();

    @Option(
            names = "--format",
            paramLabel = "LIST",
            description = "Formats, separated by commas: html, text, json, csv, latex, svg, png, pdf or all; "
                    + "default with --out: html.")
    private @Nullable String format;

    @Option(
            names = "--out",
            paramLabel = "PLACE",
            description = "An existing directory, or the beginning of the files' names; "
                    + "default: report-RUN in this directory.")
    private @Nullable Path out;

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    private final Console console;

    public ReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Set<Format> formats = Format.parse("--format", format == null ? out == null ? "text" : "html" : format);
        try (Store store = run.open()) {
            StoredRun found = run.in(store);
            Replayer.check(store, found);
            Document document = RunReport.of(store, found, agents.agents());
            boolean printed = out == null && (format == null || printable(formats));
            if (printed)
                console.out()
                        .print(
                                formats.contains(Format.JSON)
                                        ? Json.of(document)
                                        : PlainText.of(document, console.width()));
            else
                ReportFiles.write(document, out == null ? Path.of("report-" + found.id()) : out, formats)
                        .forEach(file -> console.line("Wrote " + file + "."));
        }
    }

    /** One format of plain text goes to standard output unless a place is named. */
    private static boolean printable(Set<Format> formats) {
        return formats.equals(EnumSet.of(Format.TEXT)) || formats.equals(EnumSet.of(Format.JSON));
    }
}
