package dev.kumite.lab.view;

import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.experiment.verdict.Verdicts;

/** The primary claims of a paper's experiments that were played, by verdict, for {@code kumite reproduce --json}. */
public record PaperEntry(
        String paper, int primary, long reproduced, long differ, long undecided, int afterHolm, int family) {
    public static PaperEntry of(String paper, Verdicts verdicts) {
        return new PaperEntry(
                paper,
                verdicts.primary().size(),
                verdicts.count(Judgement.REPRODUCED),
                verdicts.count(Judgement.DIFFERS),
                verdicts.count(Judgement.UNDECIDED),
                verdicts.standing().size(),
                verdicts.family());
    }
}
