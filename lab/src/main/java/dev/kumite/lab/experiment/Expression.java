package dev.kumite.lab.experiment;

import dev.kumite.spec.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The quantity of a claim: one term, or a difference or ratio of two.
 *
 * @param text as it was written
 */
public record Expression(String text, Term first, Operator operator, Optional<Term> second) {
    private static final Pattern FORM = Pattern.compile(
            "(TERM)(?:\\s*([-/])\\s*(TERM))?".replace("TERM", "[A-Za-z0-9-]+\\s*(?:\\[[^\\[\\]]*\\]|\\([^()]*\\))"));
    private static final Pattern OF_CELL = Pattern.compile("([A-Za-z0-9-]+)\\s*\\[([^\\[\\]]*)\\]");
    private static final Pattern RATING = Pattern.compile("rating\\s*\\(([^()]*)\\)");

    /** How two terms go together. */
    enum Operator {
        NONE,
        MINUS,
        DIVIDED_BY
    }

    /** What can be measured. */
    sealed interface Term permits OfCells, RatingOf, Parity {}

    /** A measure of a cell, or of several cells pooled. */
    record OfCells(Measure measure, String cells) implements Term {}

    /** An entrant's rating in the round robin. */
    record RatingOf(String name) implements Term {}

    /** The x at which the score of the cells crosses a value, usually one half. */
    record Parity(String x, String cells, double score) implements Term {}

    static Expression parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches())
            throw new BadInput("'" + text + "' is no quantity; write measure[cell], rating(name) or"
                    + " parity(x=variable, cells=pattern), or two of them with - or / between");
        if (form.group(2) == null) return new Expression(text, term(form.group(1)), Operator.NONE, Optional.empty());
        Operator operator = form.group(2).equals("-") ? Operator.MINUS : Operator.DIVIDED_BY;
        return new Expression(text, term(form.group(1)), operator, Optional.of(term(form.group(3))));
    }

    private static Term term(String text) {
        Matcher ofCell = OF_CELL.matcher(text);
        if (ofCell.matches())
            return new OfCells(Measures.parse(ofCell.group(1)), ofCell.group(2).strip());
        Matcher rating = RATING.matcher(text);
        if (rating.matches()) return new RatingOf(rating.group(1).strip());
        return parity(text);
    }

    private static Term parity(String text) {
        Spec spec = Spec.parse(text);
        if (!spec.name().equals("parity"))
            throw new BadInput("'" + spec.name() + "' is no quantity of this form; there are rating(name) and"
                    + " parity(x=variable, cells=pattern), measures are written " + spec.name() + "[cell]");
        Kind any = Kind.text("any text", value -> value);
        Settings settings = new Settings(
                spec,
                List.of(
                        new Option("x", any, "", "a variable or a measure"),
                        new Option("cells", any, Edition.ANY, "which cells"),
                        new Option("score", Kind.real(0.01, 0.99), "0.5", "where to cross")));
        if (!settings.has("x")) throw new BadInput("parity: say over what, as in parity(x=n, cells=depth 3*)");
        return new Parity(settings.text("x", ""), settings.text("cells", Edition.ANY), settings.real("score", 0.5));
    }

    /** All terms. */
    List<Term> terms() {
        return second.isPresent() ? List.of(first, second.get()) : List.of(first);
    }
}
