package dev.kumite.lab.experiment;

import dev.kumite.lab.stats.BradleyTerry;
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
 * @param things what more of would decide: games, or an exam's problems
 * @param moreGames about how many more would decide; empty where it is decided, or more would hardly help
 */
public record Judgement(
        Claim claim,
        Interval interval,
        Unit unit,
        Verdict verdict,
        String budget,
        String things,
        OptionalLong moreGames) {
    public static final String REPRODUCED = "reproduced";
    public static final String DIFFERS = "differs";
    public static final String UNDECIDED = "undecided";
    public static final String NOT_JUDGED = "not judged";

    /** All claims of the experiment. */
    public static List<Judgement> of(Findings findings) {
        Reduction reduction =
                Reduction.of(findings.experiment(), findings.edition().scale());
        return findings.experiment().claims().stream()
                .map(claim -> of(claim, findings, reduction))
                .toList();
    }

    private static Judgement of(Claim claim, Findings findings, Reduction reduction) {
        Interval interval = value(claim.measure(), findings);
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
                findings.edition().things(),
                more);
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
        if (Double.isNaN(interval.value())) return UNDECIDED + ", nothing was there to measure";
        if (Double.isInfinite(interval.width()))
            return UNDECIDED + ", and too little is known to say how many more " + things + " would decide";
        if (moreGames.isEmpty()) return UNDECIDED + ", and more " + things + " would hardly decide";
        return UNDECIDED + ", about " + Unit.COUNT.form().write((double) moreGames.getAsLong()) + " more " + things
                + " would decide";
    }

    /** The quantity with its interval: {@code 61.2 % [58.0, 64.3]}. */
    public String measured() {
        return unit.form().write(ResultTables.estimate(interval));
    }

    private static Interval value(Expression expression, Findings findings) {
        if (isDifferenceOfRatings(expression)) return difference(expression, findings);
        Interval sum = null;
        for (Map.Entry<Expression.Term, Integer> part : expression.sum().entrySet()) {
            Interval term = Intervals.times(value(part.getKey(), findings), part.getValue());
            sum = sum == null ? term : Intervals.plus(sum, term);
        }
        if (sum == null) throw new IllegalStateException("an empty sum: " + expression.text());
        return expression.divisor().isEmpty()
                ? sum
                : Intervals.dividedBy(sum, value(expression.divisor().get(), findings));
    }

    private static Interval value(Expression.Term term, Findings findings) {
        if (term instanceof Expression.OfCells of)
            return findings.figure(of.measure(), of.cells()).interval();
        if (term instanceof Expression.Parity parity) return findings.parity(parity);
        int entrant = findings.edition().entrants().indexOf(((Expression.RatingOf) term).name());
        return findings.ratings().map(ratings -> ratings.rating(entrant)).orElse(Figure.NONE.interval());
    }

    /** Ratings of one fit are not independent; the fit itself knows how well it knows a difference. */
    private static boolean isDifferenceOfRatings(Expression expression) {
        return expression.divisor().isEmpty()
                && expression.sum().size() == 2
                && expression.sum().keySet().stream().allMatch(Expression.RatingOf.class::isInstance)
                && Set.of(1, -1).containsAll(expression.sum().values());
    }

    private static Interval difference(Expression expression, Findings findings) {
        int[] entrants = expression.sum().entrySet().stream()
                .sorted((one, other) -> other.getValue() - one.getValue())
                .mapToInt(part -> findings.edition().entrants().indexOf(((Expression.RatingOf) part.getKey()).name()))
                .toArray();
        return findings.ratings()
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
        OptionalLong inAll = share(claim.measure())
                ? scaled(findings, claim, games)
                : Power.countToDecide(interval, games, claim.region());
        return inAll.isEmpty() ? inAll : OptionalLong.of(rounded(Math.max(1, inAll.getAsLong() - games)));
    }

    private static boolean share(Expression expression) {
        return expression.divisor().isEmpty()
                && expression.sum().size() == 1
                && expression.sum().containsValue(1)
                && unit(expression) == Unit.SHARE;
    }

    /** A share's interval narrows as Wilson's does; its trials grow with the games. */
    private static OptionalLong scaled(Findings findings, Claim claim, long games) {
        Expression.OfCells of =
                (Expression.OfCells) claim.measure().sum().keySet().iterator().next();
        Figure figure = findings.figure(of.measure(), of.cells());
        if (figure.trials() == 0) return Power.countToDecide(figure.interval(), games, claim.region());
        OptionalLong trials = Power.gamesToDecide(figure.interval().value(), claim.region(), Interval.CONFIDENCE);
        return trials.isEmpty()
                ? trials
                : OptionalLong.of((long) Math.ceil((double) trials.getAsLong() / figure.trials() * games));
    }

    private static long games(Expression expression, Findings findings) {
        List<String> labels = findings.edition().labels();
        return expression.cells(findings.edition()).stream()
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
