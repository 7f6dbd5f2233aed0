package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.file.ExperimentCatalogue;
import dev.kumite.lab.experiment.file.ExperimentCheck;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.report.ExperimentText;
import dev.kumite.lab.view.ExperimentEntry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite experiments [ID…]}. */
@Command(
        name = "experiments",
        description = {
            "List the papers' experiments that Kumite can reproduce. With an id, a paper's name or a",
            "file of your own: its question, cells, measures and claims, and the number of games at each",
            "scale. docs/experiments.md explains how to write a file of your own."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite experiments",
            "  kumite experiments schulz/table-5.1",
            "  kumite experiments nus --json",
            "  kumite experiments --check my-experiment.yaml"
        })
public final class ExperimentsCommand extends AgentCommand implements Runnable {
    @Parameters(
            index = "0..*",
            paramLabel = "ID",
            description = "An experiment, a paper, 'all', or a file ending in .yaml.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--check",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Check these files fully, at all scales, without playing.")
    private List<Path> check = new ArrayList<>();

    public ExperimentsCommand(Console console) {
        super(console);
    }

    record Report(List<ExperimentEntry> experiments) {}

    @Override
    public void run() {
        if (!check.isEmpty()) {
            if (!words.isEmpty()) throw new BadInput("--check takes files only; give the ids without it");
            check.forEach(this::check);
            return;
        }
        List<Experiment> found = words.isEmpty()
                ? ExperimentCatalogue.shipped().all()
                : ExperimentCatalogue.shipped().find(words);
        if (json.wanted())
            JsonOption.print(
                    console, new Report(found.stream().map(ExperimentEntry::of).toList()));
        else if (words.isEmpty()) ExperimentText.list(found, console.width()).forEach(console::line);
        else found.forEach(one -> ExperimentText.of(one, console.width()).forEach(console::line));
    }

    private void check(Path file) {
        Experiment experiment = ExperimentReader.read(file);
        ExperimentCheck.check(experiment, agents.agents());
        if (!json.wanted()) console.line(file + ": " + ExperimentText.size(experiment));
    }
}
