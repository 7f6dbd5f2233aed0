package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.ExperimentCatalogue;
import dev.kumite.lab.experiment.ExperimentCheck;
import dev.kumite.lab.experiment.ExperimentReader;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.view.ExperimentEntry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
public final class ExperimentsCommand implements Runnable {
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

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final Console console;

    public ExperimentsCommand(Console console) {
        this.console = console;
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
        else if (words.isEmpty()) list(found);
        else found.forEach(this::explain);
    }

    private void check(Path file) {
        Experiment experiment = ExperimentReader.read(file);
        ExperimentCheck.check(experiment, agents.agents());
        ScaledExperiment quick = experiment.at(Scale.QUICK);
        if (!json.wanted())
            console.line(file + ": " + experiment.id() + " is valid: "
                    + quick.cells().size() + (quick.cells().size() == 1 ? " cell, " : " cells, ")
                    + Columns.count(quick.games()) + " games at quick, "
                    + Columns.count(experiment.at(Scale.STANDARD).games()) + " at standard, "
                    + Columns.count(experiment.at(Scale.PAPER).games()) + " at paper");
    }

    private void list(List<Experiment> all) {
        Map<String, List<Experiment>> papers = new LinkedHashMap<>();
        all.forEach(one ->
                papers.computeIfAbsent(one.paper(), paper -> new ArrayList<>()).add(one));
        papers.forEach((paper, ones) -> {
            console.line(paper);
            int width = ones.stream().mapToInt(one -> one.id().length()).max().orElse(0);
            for (Experiment one : ones)
                console.line("  " + one.id() + " ".repeat(width - one.id().length()) + "  " + one.title());
        });
        console.line("");
        console.line("kumite experiments ID shows one; kumite reproduce ID plays it and judges its claims.");
    }

    private void explain(Experiment experiment) {
        console.line(experiment.id() + ": " + experiment.title());
        console.line("  " + experiment.paper() + ", " + experiment.place());
        console.line("  " + experiment.question());
        experiment.notes().forEach(note -> console.line("  Note: " + note));
        console.line("  Budget: " + experiment.budget());
        console.line("");
        Columns scales = new Columns().row("  scale", "cells", "games");
        for (Scale scale : Scale.values())
            scales.row(
                    "  " + scale.word(),
                    Columns.count(experiment.at(scale).cells().size()),
                    Columns.count(experiment.at(scale).games()));
        scales.lines().forEach(console::line);
        console.line("");
        console.line("  cells at the paper's scale:");
        for (ScaledExperiment.Cell cell : experiment.at(Scale.PAPER).cells()) {
            Contest contest = cell.contest();
            console.line("    " + contest.label() + ": " + contest.game() + ", "
                    + contest.a().agent()
                    + (contest instanceof Contest.Exam exam
                            ? " on " + exam.problems()
                            : " against " + contest.entrants().get(1).agent()));
        }
        console.line("");
        console.line("  claims:");
        for (var claim : experiment.claims()) {
            console.line("    " + claim.says() + " (" + claim.rank() + ")");
            console.line("      " + claim.measure().text() + " " + claim.regionText());
        }
        console.line("");
    }
}
