package dev.kumite.lab.view;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.plan.Contest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An experiment for scripts: what is asked, played, measured and claimed. */
public record ExperimentEntry(
        String id,
        String paper,
        String place,
        String title,
        String question,
        List<String> notes,
        String budget,
        List<String> measures,
        List<ClaimEntry> claims,
        List<ScaleEntry> scales) {

    /** One scale with all it plays. */
    public record ScaleEntry(String scale, long games, Map<String, List<String>> values, List<CellEntry> cells) {}

    /** One cell. */
    public record CellEntry(
            String label,
            Map<String, String> variables,
            String game,
            String a,
            String b,
            String openings,
            String problems,
            boolean repeated,
            int tablebase,
            int games,
            boolean swap) {

        static CellEntry of(Contest contest) {
            Contest.Match match = contest instanceof Contest.Match two ? two : null;
            return new CellEntry(
                    contest.label(),
                    contest.variables(),
                    contest.game(),
                    contest.a().agent(),
                    match == null ? "" : match.b().agent(),
                    match == null ? Contest.STANDARD : match.openings(),
                    contest instanceof Contest.Exam exam ? exam.problems() : "",
                    contest instanceof Contest.Exam exam && exam.repeated(),
                    contest instanceof Contest.Dilemmas dilemmas ? dilemmas.pieces() : 0,
                    contest.games(),
                    contest.swap());
        }
    }

    /** What the paper claims. */
    public record ClaimEntry(String name, String says, String rank, String nested, String measure, String region) {
        static ClaimEntry of(Claim claim) {
            return new ClaimEntry(
                    claim.name(),
                    claim.says(),
                    claim.rank(),
                    claim.nested(),
                    claim.measure().text(),
                    claim.regionText());
        }
    }

    public static ExperimentEntry of(Experiment experiment) {
        List<ScaleEntry> scales = new ArrayList<>();
        for (Scale scale : Scale.values()) {
            ScaledExperiment scaled = experiment.at(scale);
            scales.add(new ScaleEntry(
                    scale.word(),
                    scaled.games(),
                    scaled.values(),
                    scaled.cells().stream()
                            .map(cell -> CellEntry.of(cell.contest()))
                            .toList()));
        }
        return new ExperimentEntry(
                experiment.id(),
                experiment.paper(),
                experiment.place(),
                experiment.title(),
                experiment.question(),
                experiment.notes(),
                experiment.budget(),
                experiment.measures().stream().map(measure -> measure.name()).toList(),
                experiment.claims().stream().map(ClaimEntry::of).toList(),
                scales);
    }
}
