package dev.kumite.lab.experiment;

import java.util.List;

/** Counts verdicts. Secondary claims overlap and follow from one another, so only primary ones make a rate. */
public final class Verdicts {
    private Verdicts() {}

    /** The primary claims by verdict, and how many others there are. */
    public static String sentence(List<Judgement> judgements) {
        List<Judgement> primary = judgements.stream()
                .filter(judgement -> judgement.claim().primary())
                .toList();
        if (primary.isEmpty()) return "None of these claims is primary, so no verdicts are counted.";
        int rest = judgements.size() - primary.size();
        String others = rest == 0
                ? ""
                : " " + (rest == 1 ? "1 secondary claim is" : rest + " secondary claims are")
                        + " shown and not counted.";
        return "Of " + primary.size() + " primary " + (primary.size() == 1 ? "claim, " : "claims, ")
                + count(primary, Judgement.REPRODUCED, "is", "are") + " reproduced, "
                + count(primary, Judgement.DIFFERS, "differs", "differ") + " and "
                + count(primary, Judgement.UNDECIDED, "is", "are") + " undecided" + budgets(primary) + "." + others;
    }

    private static String count(List<Judgement> judgements, String word, String one, String more) {
        long count = judgements.stream()
                .filter(judgement -> judgement.word().equals(word))
                .count();
        return count + " " + (count == 1 ? one : more);
    }

    /** The budget, where it is one for all. */
    private static String budgets(List<Judgement> judgements) {
        List<String> budgets =
                judgements.stream().map(Judgement::budget).distinct().toList();
        if (budgets.size() > 1) return ", some at a reduced budget";
        return budgets.get(0).isEmpty() ? "" : ", " + budgets.get(0);
    }
}
