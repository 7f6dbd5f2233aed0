package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.stats.Comparisons;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The verdicts on many claims, with control of the false discovery rate: of the verdicts that stand, 5 % at most are
 * expected to be wrong. After Benjamini and Yekutieli, since claims about the same games depend on each other.
 *
 * @param judged all claims that were judged, whether or not they are decided
 * @param standing the claims whose verdicts stand
 */
public record Discoveries(List<Judgement> judged, Set<Claim> standing) {
    public static final double RATE = 0.05;

    /** Of the claims of one experiment or of many; those that depend on a clock are not judged. */
    public static Discoveries of(List<Judgement> judgements) {
        List<Judgement> judged = judgements.stream().filter(Judgement::judged).toList();
        Comparisons comparisons = Comparisons.benjaminiYekutieli(
                judged.stream().map(Judgement::pValue).toList());
        Set<Claim> standing = new HashSet<>();
        for (int i = 0; i < judged.size(); i++)
            if (judged.get(i).decided() && comparisons.significant(i, RATE))
                standing.add(judged.get(i).claim());
        return new Discoveries(judged, standing);
    }

    public long count(String word) {
        return judged.stream()
                .filter(judgement -> judgement.word().equals(word))
                .count();
    }

    public boolean stands(Judgement judgement) {
        return standing.contains(judgement.claim());
    }

    /** The verdicts that do not stand. */
    public List<Judgement> falling() {
        return judged.stream()
                .filter(judgement -> judgement.decided() && !stands(judgement))
                .toList();
    }

    /** How many claims have which verdict, and how many of the verdicts stand. */
    public String sentence() {
        long reproduced = count(Judgement.REPRODUCED);
        long differ = count(Judgement.DIFFERS);
        long undecided = count(Judgement.UNDECIDED);
        return "Of " + judged.size() + " claims " + reproduced + (reproduced == 1 ? " is" : " are") + " reproduced, "
                + differ + (differ == 1 ? " differs" : " differ") + " and " + undecided
                + (undecided == 1 ? " is" : " are") + " undecided; " + standing.size() + " of the "
                + (reproduced + differ) + " verdicts "
                + (standing.size() == 1 ? "stands" : "stand")
                + " with the false discovery rate controlled at 5 % (Benjamini and Yekutieli).";
    }
}
