package dev.kumite.lab.summary;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Comparisons;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Power;
import dev.kumite.lab.stats.Region;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** The findings of a run in plain sentences, with their certainty. */
public final class Summary {
    private static final Form WHOLE = Form.whole();
    private static final Form PERCENT = Form.percent(1);
    private static final Form LOSS = Form.decimals(3);
    private static final double SURE = 0.05;

    private final StoredRun run;
    private final Totals totals;
    private final List<Entrants> fields;

    Summary(StoredRun run, Totals totals, List<Entrants> fields) {
        this.run = run;
        this.totals = totals;
        this.fields = fields;
    }

    List<String> sentences() {
        List<String> out = new ArrayList<>();
        if (totals.games() == 0) return List.of("Nothing has been played yet.");
        if (totals.contests().size() == 1) out.add(contest(totals.contests().get(0)));
        else out.add(several());
        fields.forEach(entrants -> out.add(best(entrants)));
        out.add(caveats());
        return out.stream().filter(text -> !text.isEmpty()).toList();
    }

    private static String contest(ContestTotals contest) {
        Interval score = contest.score();
        String range = " (95 % interval " + PERCENT.write(score.low()) + " to " + PERCENT.write(score.high()) + ")";
        if (contest.contest() instanceof Contest.Exam exam)
            return contest.name(ContestTotals.A) + " solved " + WHOLE.digits((double) contest.count(ContestTotals.WON))
                    + " of " + WHOLE.digits((double) contest.games()) + " " + exam.things() + ", "
                    + PERCENT.write(score.value()) + range + ".";
        if (contest.contest() instanceof Contest.Dilemmas)
            return contest.name(ContestTotals.A) + " gave nothing away in "
                    + WHOLE.digits((double) contest.count(ContestTotals.WON)) + " of "
                    + count(contest.games(), "position") + ", and " + LOSS.write(1 - score.value())
                    + " points a move on average (95 % interval " + LOSS.write(1 - score.high()) + " to "
                    + LOSS.write(1 - score.low()) + ").";
        String scored = contest.name(ContestTotals.A) + " scored " + PERCENT.write(score.value()) + range + " in "
                + count(contest.games(), "game") + " against " + contest.name(ContestTotals.B) + ". ";
        return scored + verdict(contest);
    }

    private static String verdict(ContestTotals contest) {
        Outcomes outcomes = contest.outcomes();
        if (outcomes.units() == 0) return "That is too little to compare them.";
        Strength strength = Strength.of(outcomes);
        double superiority = strength.superiority();
        boolean a = superiority >= 0.5;
        String who = a ? contest.name(ContestTotals.A) : contest.name(ContestTotals.B);
        String sure = " with a probability of " + PERCENT.write(a ? superiority : 1 - superiority);
        if (outcomes.pValue() <= SURE)
            return "It is " + (a ? "the stronger one" : "the weaker one") + sure + ", by " + elo(strength.elo())
                    + " Elo.";
        OptionalLong enough = Power.countToDecide(
                outcomes.scoreInterval(), outcomes.units(), a ? Region.atLeast(0.5) : Region.atMost(0.5));
        String more = enough.isEmpty()
                ? "no number of games would tell them apart if the score stays as it is"
                : "about " + count(enough.getAsLong() * outcomes.gamesPerUnit(), "game")
                        + " in all would tell them apart if the score stays as it is";
        return "That does not settle who is stronger (" + who + sure + "); " + more + ".";
    }

    /** An agent that won or lost everything has no finite difference; only one end of the interval is known. */
    private static String elo(Interval elo) {
        if (Double.isFinite(elo.value())) return "about " + WHOLE.write(Estimate.of(elo));
        return "at least " + WHOLE.write(elo.value() > 0 ? elo.low() : -elo.high());
    }

    private String several() {
        List<ContestTotals> matches = totals.matches();
        Comparisons all = Comparisons.holm(
                matches.stream().map(match -> match.outcomes().pValue()).toList());
        long settled = all.corrected().stream().filter(p -> p <= SURE).count();
        String played =
                count(totals.games(), "game") + " in " + count(totals.contests().size(), "contest") + ". ";
        if (matches.isEmpty()) return played;
        return played + WHOLE.digits((double) settled) + " of " + count(matches.size(), "comparison")
                + " settle who is stronger, after correction for their number ("
                + all.correction().title() + ", 5 %).";
    }

    private static String best(Entrants entrants) {
        List<Integer> ranking = entrants.ranking();
        BradleyTerry fit = entrants.ratings();
        int first = ranking.get(0);
        int second = ranking.get(1);
        return "In " + entrants.game() + " the highest rating is that of "
                + entrants.names().get(first) + ", "
                + WHOLE.write(Estimate.of(fit.difference(first, second))) + " Elo above "
                + entrants.names().get(second) + "; it is the stronger of the two with a probability of "
                + PERCENT.write(fit.superiority(first, second)) + ".";
    }

    private String caveats() {
        List<String> out = new ArrayList<>();
        if (!run.complete()) out.add("The run is not complete; these totals will change.");
        if (totals.failures() > 0) out.add(lostByFailures(totals.failures()));
        totals.threadsLost()
                .forEach((agent, threads) -> out.add(count(threads, "thread") + " of " + agent
                        + " could not be stopped and took time from the others."));
        long same = totals.identicalGames();
        if (same > 0)
            out.add(count(same, "game") + (same == 1 ? " was" : " were") + " move for move the same as another, so "
                    + "there is less in the totals than their number says.");
        if (!run.repeatable()) out.add(unrepeatable(run));
        return String.join(" ", out);
    }

    /** "The games are not exactly reproducible: mybot(time=1s) has a time limit." */
    public static String unrepeatable(StoredRun run) {
        return "The games are not exactly reproducible: " + String.join("; ", run.whyNotRepeatable()) + ".";
    }

    /** "3 games were forfeited …" */
    public static String lostByFailures(long games) {
        return count(games, "game") + (games == 1 ? " was" : " were")
                + " forfeited: an error, an illegal move or exceeding the time limit.";
    }

    private static String count(long number, String thing) {
        return WHOLE.digits((double) number) + " " + thing + (number == 1 ? "" : "s");
    }
}
