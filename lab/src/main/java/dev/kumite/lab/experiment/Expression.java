package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The quantity of a claim: a sum or difference of terms, or one term divided by another.
 *
 * @param text as it was written
 * @param sum how often each term is counted, below zero where it is taken away
 * @param divisor what the only term of the sum is divided by
 */
public record Expression(String text, Map<Expression.Term, Integer> sum, Optional<Expression.Term> divisor) {
    private static final Pattern TERM =
            Pattern.compile("\\s*([A-Za-z0-9-]+)\\s*(?:\\[([^\\[\\]]*)\\]|\\(([^()]*)\\))\\s*");
    private static final String FORM = "write measure[cell], rating(name) or parity(x=variable, cells=pattern),"
            + " or several with + or - between, or two with /";

    private static final Option<String> X =
            Option.optional("x", Kind.text("any text"), "none", "a variable or a measure");
    static final Option<String> CELLS = Option.of("cells", Kind.text("any text"), ScaledExperiment.ANY, "which cells");
    private static final Option<Double> SCORE = Option.of("score", Kind.real(0.01, 0.99), "0.5", "the score to cross");
    private static final List<Option<?>> PARITY = List.of(X, CELLS, SCORE);

    /** What can be measured. */
    public sealed interface Term permits OfCells, RatingOf, Parity, Gain {}

    /** A measure of a cell, or of several cells pooled. */
    public record OfCells(String measure, String cells) implements Term {}

    /** An entrant's rating in the round robin. */
    public record RatingOf(String name) implements Term {}

    /** The x at which the score of the cells crosses a level. */
    public record Parity(String x, String cells, double score) implements Term {}

    public static Expression parse(String text) {
        Map<Term, Integer> sum = new LinkedHashMap<>();
        Matcher term = TERM.matcher(text);
        int at = 0;
        char operator = '+';
        Optional<Term> divisor = Optional.empty();
        while (true) {
            if (!term.region(at, text.length()).lookingAt())
                throw new BadInput("'" + text + "', column " + (at + 1) + ": there is no quantity; " + FORM);
            Term next = term(term);
            if (operator == '/') divisor = Optional.of(next);
            else sum.merge(next, operator == '+' ? 1 : -1, Integer::sum);
            at = term.end();
            if (at == text.length()) break;
            operator = text.charAt(at++);
            if ("+-/".indexOf(operator) < 0 || divisor.isPresent() || operator == '/' && sum.size() > 1)
                throw new BadInput("'" + text + "', column " + at + ": '" + operator + "' cannot stand here; " + FORM);
        }
        return new Expression(text, sum, divisor);
    }

    private static Term term(Matcher term) {
        String name = term.group(1);
        if (term.group(2) != null)
            return new OfCells(Measures.parse(name).name(), term.group(2).strip());
        return switch (name) {
            case "rating" -> new RatingOf(term.group(3).strip());
            case "parity" -> parity(term.group().strip());
            case "gain" -> Gain.parse(term.group().strip());
            default ->
                throw new BadInput("'" + name
                        + "(…)' is no quantity; there are rating(name), parity(x=variable, cells=pattern)"
                        + " and gain(x=variable, at=2, millions=17), and measures are written " + name + "[cell]");
        };
    }

    private static Parity parity(String text) {
        Settings settings = new Settings(Spec.parse(text), PARITY);
        String x = settings.find(X)
                .orElseThrow(() -> new BadInput("parity: say over what, as in parity(x=n, cells=depth 3*)"));
        return new Parity(x, settings.get(CELLS), settings.get(SCORE));
    }

    /** Whether a clock is part of it: such a quantity is the machine's as much as the agents', and no seed repeats it. */
    public boolean byClock() {
        return terms().stream().anyMatch(Expression::byClock);
    }

    private static boolean byClock(Term term) {
        String measure = term instanceof OfCells of ? of.measure() : term instanceof Parity parity ? parity.x() : "";
        return Measures.isMeasure(measure) && Measures.parse(measure).unit() == Unit.SECONDS;
    }

    /** The numbers of the cells whose games it is taken from. */
    public Set<Integer> cells(ScaledExperiment scaled) {
        Set<Integer> cells = new TreeSet<>();
        for (Term term : terms()) {
            String pattern = term instanceof OfCells of
                    ? of.cells()
                    : term instanceof Parity parity ? parity.cells() : ScaledExperiment.ANY;
            if (term instanceof Gain gain) gain.labels(scaled).forEach(label -> cells.addAll(scaled.matching(label)));
            else cells.addAll(scaled.played(pattern));
        }
        return cells;
    }

    /** All terms. */
    public List<Term> terms() {
        List<Term> terms = new ArrayList<>(sum.keySet());
        divisor.ifPresent(terms::add);
        return terms;
    }
}
