package dev.kumite.lab.view;

import dev.kumite.lab.experiment.report.Reproduction;
import dev.kumite.lab.experiment.verdict.Discoveries;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.experiment.verdict.Verdicts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The claims of a paper's experiments that were played, by verdict, for {@code kumite reproduce --json}: the primary
 * ones, and all of them with control of the false discovery rate.
 */
public record PaperEntry(
        String paper,
        int primary,
        long reproduced,
        long differ,
        long undecided,
        int afterHolm,
        int family,
        int claims,
        int afterFdr) {
    public static PaperEntry of(String paper, List<Reproduction> played) {
        Verdicts verdicts = Reproduction.together(played);
        Discoveries discoveries = Reproduction.discoveries(played);
        return new PaperEntry(
                paper,
                verdicts.primary().size(),
                verdicts.count(Judgement.REPRODUCED),
                verdicts.count(Judgement.DIFFERS),
                verdicts.count(Judgement.UNDECIDED),
                verdicts.standing().size(),
                verdicts.family(),
                discoveries.judged().size(),
                discoveries.standing().size());
    }

    /** All claims of all experiments together. */
    public record All(
            int claims, long reproduced, long differ, long undecided, int afterFdr, List<VerdictEntry> verdicts) {
        public static All of(List<Reproduction> played) {
            Discoveries discoveries = Reproduction.discoveries(played);
            List<VerdictEntry> verdicts = new ArrayList<>();
            for (Reproduction one : played)
                for (Judgement judgement : one.judgements())
                    if (judgement.judged()) verdicts.add(VerdictEntry.of(one, judgement, discoveries));
            return new All(
                    verdicts.size(),
                    discoveries.count(Judgement.REPRODUCED),
                    discoveries.count(Judgement.DIFFERS),
                    discoveries.count(Judgement.UNDECIDED),
                    discoveries.standing().size(),
                    verdicts);
        }
    }

    /** One claim among all: its verdict, and whether that stands among all of them. */
    public record VerdictEntry(
            String experiment,
            String measure,
            String verdict,
            @Nullable Double pValue,
            @Nullable Boolean afterFdr) {
        private static VerdictEntry of(Reproduction reproduction, Judgement judgement, Discoveries discoveries) {
            return new VerdictEntry(
                    reproduction.experiment().id(),
                    judgement.claim().measure().text(),
                    judgement.word(),
                    judgement.decided() ? judgement.pValue() : null,
                    judgement.decided() ? discoveries.stands(judgement) : null);
        }
    }
}
