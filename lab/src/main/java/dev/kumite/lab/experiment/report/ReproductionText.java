package dev.kumite.lab.experiment.report;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.experiment.verdict.Verdicts;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.text.PlainText;
import java.util.ArrayList;
import java.util.List;

/** Reproductions for a reader at the terminal. */
public final class ReproductionText {
    private static final int VERDICT_WIDTH = 12;

    private ReproductionText() {}

    /** One experiment: its tables, and the verdicts on its claims. */
    public static List<String> of(Reproduction reproduction, int width) {
        Experiment experiment = reproduction.experiment();
        List<String> lines = new ArrayList<>();
        lines.add(experiment.id() + ": " + experiment.title());
        lines.add(experiment.paper() + ", " + experiment.place());
        lines.add("");
        for (Table table : reproduction.mainTables())
            lines.add(PlainText.of(table, width).stripTrailing() + "\n");
        reproduction.judgements().forEach(judgement -> add(lines, judgement));
        lines.add("");
        lines.addAll(reproduction.summary());
        lines.add("Stored as run " + reproduction.run().id() + ".");
        lines.add("");
        return lines;
    }

    private static void add(List<String> lines, Judgement judgement) {
        Claim claim = judgement.claim();
        String word = judgement.word();
        lines.add(word
                + " ".repeat(VERDICT_WIDTH - word.length())
                + claim.says()
                + (claim.primary() ? " (primary)" : ""));
        String conditions = judgement.words().substring(word.length()).replaceFirst("^,? ", "; ");
        lines.add(" ".repeat(VERDICT_WIDTH) + claim.measure().text() + ": " + judgement.measured() + ", claimed "
                + claim.regionWords(judgement.unit()) + conditions);
    }

    /** The experiments of a paper together, where there is more than one. */
    public static List<String> of(String paper, List<Reproduction> played) {
        List<String> lines = new ArrayList<>();
        if (played.size() < 2) return lines;
        Verdicts verdicts = Reproduction.together(played);
        lines.add(paper + ", " + played.size() + " experiments: " + verdicts.sentence());
        if (!verdicts.primary().isEmpty()) lines.add(verdicts.holmSentence());
        return lines;
    }
}
