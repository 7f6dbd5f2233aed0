package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.stats.Interval;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Verdicts counted. Secondary claims overlap and follow from one another, so only primary ones make a rate.
 *
 * @param family how many primary claims the paper has, in all its experiments
 * @param primary those judged here
 * @param secondary how many others there are
 * @param standing the claims whose verdicts stand after Holm's correction
 */
public record Verdicts(int family, List<Judgement> primary, int secondary, Set<Claim> standing) {
    private static final double ERROR = 1 - Interval.CONFIDENCE;

    /** The claims of one experiment, or of several experiments of one paper. */
    public static Verdicts of(List<Judgement> judgements, int family) {
        List<Judgement> primary = judgements.stream()
                .filter(judgement -> judgement.claim().primary())
                .toList();
        return new Verdicts(family, primary, judgements.size() - primary.size(), holm(primary, family));
    }

    /**
     * Holm's procedure (1979): the surest verdict must hold with the error divided by the number of claims, the next
     * with one claim less, and so on until one does not. Claims of the paper that are not judged here count as the
     * least sure ones.
     */
    private static Set<Claim> holm(List<Judgement> primary, int family) {
        List<Judgement> surest = primary.stream()
                .sorted(Comparator.comparingDouble(Judgement::pValue))
                .toList();
        Set<Claim> standing = new HashSet<>();
        for (int i = 0; i < surest.size() && surest.get(i).pValue() * Math.max(1, family - i) <= ERROR; i++)
            standing.add(surest.get(i).claim());
        return standing;
    }

    public long count(String word) {
        return primary.stream()
                .filter(judgement -> judgement.word().equals(word))
                .count();
    }

    /** The primary claims by verdict, and how many others there are. */
    public String sentence() {
        if (primary.isEmpty()) return "None of these claims is primary, so no verdicts are counted.";
        String others = secondary == 0
                ? ""
                : " " + (secondary == 1 ? "1 secondary claim is" : secondary + " secondary claims are")
                        + " shown and not counted.";
        return "Of " + primary.size() + " primary " + (primary.size() == 1 ? "claim, " : "claims, ")
                + count(Judgement.REPRODUCED, "is", "are") + " reproduced, "
                + count(Judgement.DIFFERS, "differs", "differ") + " and " + count(Judgement.UNDECIDED, "is", "are")
                + " undecided" + budgets() + "." + others;
    }

    /** How many verdicts stand after Holm's correction, and over how many claims it is taken. */
    public String holmSentence() {
        int count = standing.size();
        return count + " of these verdicts " + (count == 1 ? "stands" : "stand") + " after Holm's correction for the "
                + (family == 1 ? "one primary claim" : family + " primary claims") + " of the paper.";
    }

    private String count(String word, String one, String more) {
        long count = count(word);
        return count + " " + (count == 1 ? one : more);
    }

    /** The budget, where it is one for all. */
    private String budgets() {
        List<String> budgets =
                primary.stream().map(Judgement::budget).distinct().toList();
        if (budgets.size() > 1) return ", some at a reduced budget";
        return budgets.get(0).isEmpty() ? "" : ", " + budgets.get(0);
    }
}
