package dev.kumite.lab.experiment.report;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.verdict.Discoveries;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.experiment.verdict.Verdicts;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
        reproduction.judgements().forEach(judgement -> add(lines, judgement, reproduction.discoveries()));
        lines.add("");
        lines.addAll(reproduction.summary());
        lines.add("Stored as run " + reproduction.run().id() + ".");
        lines.add("");
        return lines;
    }

    private static void add(List<String> lines, Judgement judgement, Discoveries discoveries) {
        Claim claim = judgement.claim();
        String word = judgement.word();
        lines.add(word
                + " ".repeat(VERDICT_WIDTH - word.length())
                + claim.says()
                + (claim.primary() ? " (primary)" : ""));
        String conditions = judgement.words().substring(word.length()).replaceFirst("^,? ", "; ");
        lines.add(" ".repeat(VERDICT_WIDTH) + claim.measure().text() + ": " + judgement.measured() + ", claimed "
                + claim.regionWords(judgement.unit()) + conditions
                + (judgement.decided()
                        ? "; " + judgement.pText() + (discoveries.stands(judgement) ? "" : ", not significant (FDR)")
                        : ""));
    }

    /** The claims of all experiments that were played, where there is more than one, and the verdicts that do not stand. */
    public static List<String> together(List<Reproduction> played) {
        List<String> lines = new ArrayList<>();
        if (played.size() < 2) return lines;
        Discoveries discoveries = Reproduction.discoveries(played);
        lines.add("All " + played.size() + " experiments: " + discoveries.sentence());
        if (discoveries.falling().isEmpty()) return lines;
        lines.add("Verdicts that do not stand:");
        for (Reproduction one : played)
            for (Judgement judgement : one.judgements())
                if (discoveries.falling().contains(judgement))
                    lines.add("  " + one.experiment().id() + ": "
                            + judgement.claim().measure().text() + " " + judgement.word() + ", " + judgement.pText());
        return lines;
    }

    /** What the experiments of each paper, and all of them, say together. */
    public static List<String> papers(List<Reproduction> played) {
        List<String> lines = new ArrayList<>();
        Map<String, List<Reproduction>> papers = Reproduction.byPaper(played);
        papers.forEach((paper, its) -> lines.addAll(of(paper, its)));
        if (papers.size() > 1) lines.addAll(together(played));
        return lines;
    }

    /** The experiments of a paper together, where there is more than one. */
    public static List<String> of(String paper, List<Reproduction> played) {
        List<String> lines = new ArrayList<>();
        if (played.size() < 2) return lines;
        Verdicts verdicts = Reproduction.together(played);
        lines.add(paper + ", " + played.size() + " experiments: " + verdicts.sentence());
        if (!verdicts.primary().isEmpty()) lines.add(verdicts.holmSentence());
        lines.add(Reproduction.discoveries(played).sentence());
        return lines;
    }
}
