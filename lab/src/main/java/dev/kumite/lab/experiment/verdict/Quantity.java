package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.Expression;
import dev.kumite.lab.experiment.Gain;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Interval;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The quantity of a claim in the games that were measured: sums, differences and ratios of figures.
 *
 * @param cautious whether figures have the intervals that sequences of looks need
 */
record Quantity(Expression expression, Findings findings, boolean cautious) {

    /** With its interval at a confidence. */
    Interval at(double confidence) {
        if (isDifferenceOfRatings()) return difference(confidence);
        Interval sum = null;
        for (Map.Entry<Expression.Term, Integer> part : expression.sum().entrySet()) {
            Interval term = Intervals.times(at(part.getKey(), confidence), part.getValue());
            sum = sum == null ? term : Intervals.plus(sum, term);
        }
        if (sum == null) throw new IllegalStateException("an empty sum: " + expression.text());
        return expression.divisor().isEmpty()
                ? sum
                : Intervals.dividedBy(sum, at(expression.divisor().get(), confidence));
    }

    private Interval at(Expression.Term term, double confidence) {
        if (term instanceof Expression.OfCells of) {
            Figure figure = findings.figure(of.measure(), of.cells());
            return cautious ? figure.cautious(confidence) : figure.interval(confidence);
        }
        if (term instanceof Expression.Parity parity) return findings.parity(parity, confidence);
        if (term instanceof Gain gain) return Gains.of(gain, findings, confidence);
        int entrant = findings.scaled().entrants().indexOf(((Expression.RatingOf) term).name());
        return findings.ratings(confidence)
                .map(ratings -> ratings.rating(entrant))
                .orElse(Figure.NONE.interval());
    }

    /** Ratings of one fit are not independent; the fit itself knows how well it knows a difference. */
    private boolean isDifferenceOfRatings() {
        return expression.divisor().isEmpty()
                && expression.sum().size() == 2
                && expression.sum().keySet().stream().allMatch(Expression.RatingOf.class::isInstance)
                && Set.of(1, -1).containsAll(expression.sum().values());
    }

    private Interval difference(double confidence) {
        int[] entrants = expression.sum().entrySet().stream()
                .sorted((one, other) -> other.getValue() - one.getValue())
                .mapToInt(part -> findings.scaled().entrants().indexOf(((Expression.RatingOf) part.getKey()).name()))
                .toArray();
        return findings.ratings(confidence)
                .map((BradleyTerry ratings) -> ratings.difference(entrants[0], entrants[1]))
                .orElse(Figure.NONE.interval());
    }

    static Unit unit(Expression expression) {
        if (expression.divisor().isPresent()) return Unit.RATIO;
        Expression.Term first = expression.sum().keySet().iterator().next();
        if (first instanceof Expression.OfCells of)
            return Measures.parse(of.measure()).unit();
        return first instanceof Expression.RatingOf ? Unit.ELO : Unit.RATIO;
    }

    /** How many games of its cells were counted. */
    long games() {
        List<String> labels = findings.scaled().labels();
        return expression.cells(findings.scaled()).stream()
                .mapToLong(cell -> findings.games(labels.get(cell)))
                .sum();
    }
}
