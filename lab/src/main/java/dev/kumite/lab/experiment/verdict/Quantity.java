package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.Expression;
import dev.kumite.lab.experiment.Gain;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Interval;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The quantity of a claim in the games that were measured: sums, differences and ratios of figures. */
final class Quantity {
    private final Expression expression;
    private final Findings findings;
    private final boolean cautious;
    private final Optional<Figure> inEachUnit;
    private final Map<Set<Expression.Term>, Double> correlations = new HashMap<>();

    /** @param cautious whether figures have the intervals that sequences of looks need */
    Quantity(Expression expression, Findings findings, boolean cautious) {
        this.expression = expression;
        this.findings = findings;
        this.cautious = cautious;
        this.inEachUnit = inEachUnit();
    }

    /** With its interval at a confidence. */
    Interval at(double confidence) {
        if (isDifferenceOfRatings()) return difference(confidence);
        if (inEachUnit.isPresent()) return interval(inEachUnit.get(), confidence);
        List<Expression.Term> terms = List.copyOf(expression.sum().keySet());
        List<Interval> parts = terms.stream()
                .map(term -> Intervals.times(at(term, confidence), factor(term)))
                .toList();
        Interval sum = Intervals.sum(parts, (one, other) -> correlationOfParts(terms.get(one), terms.get(other)));
        if (expression.divisor().isEmpty()) return sum;
        Expression.Term divisor = expression.divisor().get();
        return Intervals.dividedBy(sum, at(divisor, confidence), Math.min(0, correlation(terms.get(0), divisor)));
    }

    private Interval interval(Figure figure, double confidence) {
        return cautious ? figure.cautious(confidence) : figure.interval(confidence);
    }

    /** A difference of two figures of the very same games or problems. */
    private Optional<Figure> inEachUnit() {
        if (expression.divisor().isPresent() || expression.sum().size() != 2) return Optional.empty();
        List<Expression.OfCells> terms = expression.sum().entrySet().stream()
                .sorted(Map.Entry.<Expression.Term, Integer>comparingByValue().reversed())
                .filter(part -> Math.abs(part.getValue()) == 1)
                .map(Map.Entry::getKey)
                .filter(Expression.OfCells.class::isInstance)
                .map(Expression.OfCells.class::cast)
                .toList();
        boolean difference = terms.size() == 2 && factor(terms.get(0)) == 1 && factor(terms.get(1)) == -1;
        return difference ? figure(terms.get(0)).differenceInEachUnit(figure(terms.get(1))) : Optional.empty();
    }

    private int factor(Expression.Term term) {
        return expression.sum().getOrDefault(term, 0);
    }

    /**
     * Between parts of the sum. Only what makes the interval wider counts: narrower, it would be too narrow where few
     * games tell two figures apart.
     */
    private double correlationOfParts(Expression.Term one, Expression.Term other) {
        return Math.max(0, Integer.signum(factor(one) * factor(other)) * correlation(one, other));
    }

    /** Between two figures that were measured in the same games; other terms are treated as independent. */
    private double correlation(Expression.Term one, Expression.Term other) {
        if (one.equals(other)) return 1;
        if (one instanceof Expression.OfCells a && other instanceof Expression.OfCells b)
            return correlations.computeIfAbsent(
                    Set.of(one, other), terms -> figure(a).correlation(figure(b)));
        return 0;
    }

    private Figure figure(Expression.OfCells of) {
        return findings.figure(of.measure(), of.cells());
    }

    private Interval at(Expression.Term term, double confidence) {
        if (term instanceof Expression.OfCells of) return interval(figure(of), confidence);
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
