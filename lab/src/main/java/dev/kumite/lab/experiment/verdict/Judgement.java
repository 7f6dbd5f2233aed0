package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Expression;
import dev.kumite.lab.experiment.Gain;
import dev.kumite.lab.experiment.Reduction;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Comparisons;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Power;
import dev.kumite.lab.stats.Region.Verdict;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What our games say about a claim.
 *
 * @param unit of the quantity
 * @param budget what the verdict adds where agents think less than in the paper: {@code at 1/70 of the budget}
 * @param withstands of a primary claim that is decided: how many comparisons may be made, the level of 5 % divided by
 *     their number, before the verdict falls; otherwise 0
 * @param things what more of would decide: games, or an exam's problems
 * @param moreGames about how many more would decide; empty where it is decided, or more are unlikely to help
 */
public record Judgement(
        Claim claim,
        Interval interval,
        Unit unit,
        Verdict verdict,
        String budget,
        int withstands,
        String things,
        OptionalLong moreGames) {
    public static final String REPRODUCED = "reproduced";
    public static final String DIFFERS = "differs";
    public static final String UNDECIDED = "undecided";
    public static final String NOT_JUDGED = "not judged";

    /** All claims of the experiment, taken by itself. */
    public static List<Judgement> of(Findings findings) {
        return of(findings, findings.experiment().primaryClaims());
    }

    /** All claims of the experiment; {@code family} is how many primary claims its paper has. */
    public static List<Judgement> of(Findings findings, int family) {
        Reduction reduction =
                Reduction.of(findings.experiment(), findings.scaled().scale());
        return findings.experiment().claims().stream()
                .map(claim -> of(claim, findings, reduction, family))
                .toList();
    }

    private static Judgement of(Claim claim, Findings findings, Reduction reduction, int family) {
        Interval interval = value(claim.measure(), findings, Interval.CONFIDENCE);
        boolean known = !Double.isNaN(interval.value()) && !claim.measure().byClock();
        Verdict verdict = known ? claim.region().judge(interval) : Verdict.UNDECIDED;
        OptionalLong more =
                known && verdict == Verdict.UNDECIDED ? moreGames(claim, interval, findings) : OptionalLong.empty();
        return new Judgement(
                claim,
                interval,
                unit(claim.measure()),
                verdict,
                reduction.words(claim),
                claim.primary() && verdict != Verdict.UNDECIDED ? withstands(claim, findings, family) : 0,
                findings.scaled().things(),
                more);
    }

    private static int withstands(Claim claim, Findings findings, int most) {
        int least = 1;
        int beyond = most + 1;
        while (beyond - least > 1) {
            int middle = (least + beyond) / 2;
            double confidence = Comparisons.confidenceOfEach(Interval.CONFIDENCE, middle);
            if (claim.region().judge(value(claim.measure(), findings, confidence)) != Verdict.UNDECIDED) least = middle;
            else beyond = middle;
        }
        return least;
    }

    /** The verdict without its conditions. */
    public String word() {
        if (claim.measure().byClock()) return NOT_JUDGED;
        return switch (verdict) {
            case INSIDE -> REPRODUCED;
            case OUTSIDE -> DIFFERS;
            case UNDECIDED -> UNDECIDED;
        };
    }

    /** The verdict with its conditions: {@code differs at 1/70 of the budget}. */
    public String words() {
        if (claim.measure().byClock()) return NOT_JUDGED + ", as it depends on the machine and its load";
        if (verdict != Verdict.UNDECIDED) return budget.isEmpty() ? word() : word() + " " + budget;
        if (Double.isNaN(interval.value())) return UNDECIDED + ", nothing was measured";
        if (Double.isInfinite(interval.width()))
            return UNDECIDED + "; how many more " + things + " would decide is unknown";
        if (moreGames.isEmpty()) return UNDECIDED + "; more " + things + " are unlikely to decide";
        return UNDECIDED + ", about " + Unit.COUNT.form().write((double) moreGames.getAsLong()) + " more " + things
                + " would decide";
    }

    /** The quantity with its interval: {@code 61.2 % [58.0, 64.3]}. */
    public String measured() {
        return unit.form().write(Figure.estimate(interval));
    }

    private static Interval value(Expression expression, Findings findings, double confidence) {
        if (isDifferenceOfRatings(expression)) return difference(expression, findings, confidence);
        Interval sum = null;
        for (Map.Entry<Expression.Term, Integer> part : expression.sum().entrySet()) {
            Interval term = Intervals.times(value(part.getKey(), findings, confidence), part.getValue());
            sum = sum == null ? term : Intervals.plus(sum, term);
        }
        if (sum == null) throw new IllegalStateException("an empty sum: " + expression.text());
        return expression.divisor().isEmpty()
                ? sum
                : Intervals.dividedBy(sum, value(expression.divisor().get(), findings, confidence));
    }

    private static Interval value(Expression.Term term, Findings findings, double confidence) {
        if (term instanceof Expression.OfCells of)
            return findings.figure(of.measure(), of.cells()).interval(confidence);
        if (term instanceof Expression.Parity parity) return findings.parity(parity, confidence);
        if (term instanceof Gain gain) return Gains.of(gain, findings, confidence);
        int entrant = findings.scaled().entrants().indexOf(((Expression.RatingOf) term).name());
        return findings.ratings(confidence)
                .map(ratings -> ratings.rating(entrant))
                .orElse(Figure.NONE.interval());
    }

    /** Ratings of one fit are not independent; the fit itself knows how well it knows a difference. */
    private static boolean isDifferenceOfRatings(Expression expression) {
        return expression.divisor().isEmpty()
                && expression.sum().size() == 2
                && expression.sum().keySet().stream().allMatch(Expression.RatingOf.class::isInstance)
                && Set.of(1, -1).containsAll(expression.sum().values());
    }

    private static Interval difference(Expression expression, Findings findings, double confidence) {
        int[] entrants = expression.sum().entrySet().stream()
                .sorted((one, other) -> other.getValue() - one.getValue())
                .mapToInt(part -> findings.scaled().entrants().indexOf(((Expression.RatingOf) part.getKey()).name()))
                .toArray();
        return findings.ratings(confidence)
                .map((BradleyTerry ratings) -> ratings.difference(entrants[0], entrants[1]))
                .orElse(Figure.NONE.interval());
    }

    private static Unit unit(Expression expression) {
        if (expression.divisor().isPresent()) return Unit.RATIO;
        Expression.Term first = expression.sum().keySet().iterator().next();
        if (first instanceof Expression.OfCells of)
            return Measures.parse(of.measure()).unit();
        return first instanceof Expression.RatingOf ? Unit.ELO : Unit.RATIO;
    }

    private static OptionalLong moreGames(Claim claim, Interval interval, Findings findings) {
        long games = games(claim.measure(), findings);
        OptionalLong inAll = Power.countToDecide(interval, games, claim.region());
        return inAll.isEmpty() ? inAll : OptionalLong.of(rounded(Math.max(1, inAll.getAsLong() - games)));
    }

    private static long games(Expression expression, Findings findings) {
        List<String> labels = findings.scaled().labels();
        return expression.cells(findings.scaled()).stream()
                .mapToLong(cell -> findings.games(labels.get(cell)))
                .sum();
    }

    /** To two digits: more would be pretence. */
    static long rounded(long number) {
        long step = 1;
        while (number / step >= 100) step *= 10;
        return (number + step - 1) / step * step;
    }
}
