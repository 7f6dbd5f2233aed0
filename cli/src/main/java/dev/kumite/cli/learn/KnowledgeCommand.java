package dev.kumite.cli.learn;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.lab.learning.KnowledgeListing;
import dev.kumite.lab.learning.LearningReport;
import dev.kumite.lab.report.files.Format;
import dev.kumite.lab.report.files.ReportFiles;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite knowledge FILE}. */
@Command(
        name = "knowledge",
        description = {
            "Show what is in knowledge files: how they were trained, their size, the results of the",
            "exhibitions, and with --position the value of a position and the move played there.",
            "With --report the learning curves of all files go into one report."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite knowledge td.know",
            "  kumite knowledge td.know --position start",
            "  kumite knowledge td.know q.know qlambda.know --report curves --format html,svg",
            "  kumite knowledge td.know --json"
        })
public final class KnowledgeCommand extends AgentCommand implements Runnable {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files written by kumite train.")
    private List<Path> files = List.of();

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "Also evaluate this position, in the game's notation, or 'start' for the game's own.")
    private @Nullable String position;

    @Option(
            names = "--report",
            paramLabel = "PLACE",
            description = "Write the learning curves: an existing directory, or the beginning of the files' names.")
    private @Nullable Path report;

    @Option(
            names = "--format",
            paramLabel = "LIST",
            description = "Formats of the report: html, text, json, csv, latex, svg, png, pdf or all; default: html.")
    private @Nullable String format;

    @Mixin
    private final SeedOption seed = new SeedOption();

    public KnowledgeCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        if (format != null && report == null) throw new BadInput("--format=" + format + ": needs --report PLACE");
        KnowledgeListing listing = KnowledgeListing.of(files, agents.agents(), position, seed.seed());
        List<Path> written = report == null
                ? List.of()
                : ReportFiles.write(
                        LearningReport.of(files, agents.agents()),
                        report,
                        Format.parse("--format", format == null ? "html" : format));
        print(listing);
        if (!json.wanted()) written.forEach(file -> console.line("Wrote " + file + "."));
    }
}
