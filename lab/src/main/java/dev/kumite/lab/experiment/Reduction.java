package dev.kumite.lab.experiment;

import dev.kumite.lab.plan.Contest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How a scale differs from what the paper did.
 *
 * @param ofBudget whether agents think less, or play otherwise, than in the paper: then a verdict is marked
 * @param lines what differs, in words
 */
public record Reduction(boolean ofBudget, List<String> lines) {

    public static Reduction of(Experiment experiment, Scale scale) {
        Edition ours = experiment.at(scale);
        Edition papers = experiment.at(Scale.PAPER);
        List<String> lines = new ArrayList<>();
        if (ours.games() != papers.games())
            lines.add(Unit.COUNT.form().write((double) ours.games()) + " games instead of "
                    + Unit.COUNT.form().write((double) papers.games()));
        for (Map.Entry<String, List<String>> value : ours.values().entrySet()) {
            List<String> paper = papers.values().getOrDefault(value.getKey(), List.of());
            if (!paper.isEmpty() && !paper.equals(value.getValue()))
                lines.add(value.getKey() + " = " + String.join(", ", value.getValue()) + " instead of "
                        + String.join(", ", paper) + ratio(value.getValue(), paper));
        }
        return new Reduction(!sameButForGames(ours, papers), List.copyOf(lines));
    }

    private static String ratio(List<String> ours, List<String> papers) {
        if (ours.size() != 1 || papers.size() != 1) return "";
        double ratio = Variables.toNumber(papers.get(0)) / Variables.toNumber(ours.get(0));
        if (!(ratio > 0) || Double.isInfinite(ratio)) return "";
        String digits = ratio == Math.rint(ratio)
                ? Unit.COUNT.form().write(ratio)
                : Unit.MEAN.form().write(ratio);
        return ratio > 1 ? " (divided by " + digits + ")" : "";
    }

    private static boolean sameButForGames(Edition ours, Edition papers) {
        if (ours.cells().size() != papers.cells().size()) return false;
        for (int i = 0; i < ours.cells().size(); i++) {
            Contest one = ours.cells().get(i).contest();
            Contest other = papers.cells().get(i).contest();
            if (!one.identity().equals(other.identity())) return false;
        }
        return true;
    }

    /** "20 games instead of 100; n = 200 instead of 200k (divided by 1000)", or that nothing differs. */
    public String sentence() {
        return lines.isEmpty() ? "Everything is as in the paper." : String.join("; ", lines) + ".";
    }
}
