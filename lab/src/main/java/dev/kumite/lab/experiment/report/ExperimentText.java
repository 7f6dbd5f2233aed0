package dev.kumite.lab.experiment.report;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Experiments for a reader at the terminal, before they are played. */
public final class ExperimentText {
    private ExperimentText() {}

    /** All of them, by paper. */
    public static List<String> list(List<Experiment> all, int width) {
        Map<String, TextTable> papers = new LinkedHashMap<>();
        for (Experiment one : all)
            papers.computeIfAbsent(one.paper(), paper -> TextTable.of().words(1))
                    .row("  " + one.id(), one.title());
        List<String> lines = new ArrayList<>();
        papers.forEach((paper, ones) -> {
            lines.add(paper);
            lines.addAll(ones.lines(width));
        });
        lines.add("");
        lines.add("kumite experiments ID shows one; kumite reproduce ID plays it and judges its claims.");
        return lines;
    }

    /** "mine/table-1 is valid: 3 cells, 60 games at quick, …". */
    public static String size(Experiment experiment) {
        ScaledExperiment quick = experiment.at(Scale.QUICK);
        return experiment.id() + " is valid: " + NumberText.count(quick.cells().size(), "cell") + ", "
                + NumberText.count(quick.games()) + " games at quick, "
                + NumberText.count(experiment.at(Scale.STANDARD).games()) + " at standard, "
                + NumberText.count(experiment.at(Scale.PAPER).games()) + " at paper";
    }

    /** What it asks, how much it plays, its cells and its claims. */
    public static List<String> of(Experiment experiment, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(experiment.id() + ": " + experiment.title());
        lines.add("  " + experiment.paper() + ", " + experiment.place());
        lines.add("  " + experiment.question());
        experiment.notes().forEach(note -> lines.add("  Note: " + note));
        lines.add("  Budget: " + experiment.budget());
        lines.add("");
        TextTable scales = TextTable.of("  scale", "cells", "games");
        for (Scale scale : Scale.values())
            scales.row(
                    "  " + scale.word(),
                    NumberText.count(experiment.at(scale).cells().size()),
                    NumberText.count(experiment.at(scale).games()));
        lines.addAll(scales.lines(width));
        lines.add("");
        lines.add("  cells at the paper's scale:");
        for (ScaledExperiment.Cell cell : experiment.at(Scale.PAPER).cells()) lines.add("    " + cell(cell.contest()));
        lines.add("");
        lines.add("  claims:");
        for (Claim claim : experiment.claims()) {
            lines.add("    " + claim.says() + " (" + claim.rank() + ")");
            lines.add("      " + claim.measure().text() + " " + claim.regionText());
        }
        lines.add("");
        return lines;
    }

    private static String cell(Contest contest) {
        return contest.label() + ": " + contest.game() + ", " + contest.a().agent() + opponent(contest);
    }

    private static String opponent(Contest contest) {
        if (contest instanceof Contest.Exam exam)
            return " on " + exam.problems() + (exam.repeated() ? ", in rounds" : "");
        if (contest instanceof Contest.Dilemmas dilemmas)
            return " in positions of up to " + dilemmas.pieces() + " pieces";
        return " against " + contest.entrants().get(1).agent();
    }
}
