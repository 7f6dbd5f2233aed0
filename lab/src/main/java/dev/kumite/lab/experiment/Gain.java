package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Optional;

/**
 * What a doubled budget gains A, in percentage points of wins for each million simulations: aygun's G, section 5.1.
 * Between the cells at {@code at / 2} and at {@code at}, R being A's simulations as a multiple of B's, it is 100 · ΔW /
 * (M · ΔR), where M is how many million simulations B makes in the paper's match. Counted by R, it means the same where
 * both agents simulate less than in the paper.
 *
 * @param x the variable that the budget doubles along
 * @param millions B's simulations in the paper's match, in millions
 */
public record Gain(String x, double at, String cells, double millions) implements Expression.Term {
    /** What the x axis of a plot of gains shows. */
    public static final String RATIO = "R: A's simulations as a multiple of B's";

    public static final String WINS = "wins";
    public static final String OURS = "a-iterations-total";
    public static final String THEIRS = "b-iterations-total";

    private static final Option<String> X =
            Option.optional("x", Kind.text("any text"), "none", "the variable that the budget doubles along");
    private static final Option<Double> AT =
            Option.optional("at", Kind.real(0, 1e12), "none", "where, after the doubling");
    private static final Option<Double> MILLIONS =
            Option.of("millions", Kind.real(0.000001, 1e12), "1", "B's simulations in the paper");

    public static Gain parse(String text) {
        Settings settings = new Settings(Spec.parse(text), List.of(X, AT, Expression.CELLS, MILLIONS));
        if (!settings.has(X) || !settings.has(AT))
            throw new BadInput("gain: say over what and where, as in gain(x=r, at=2, millions=17)");
        return new Gain(settings.get(X), settings.get(AT), settings.get(Expression.CELLS), settings.get(MILLIONS));
    }

    /** The label of the cell at a place, if this scale plays one. */
    Optional<String> cell(ScaledExperiment scaled, double place) {
        return scaled.matching(cells).stream()
                .map(cell -> scaled.cells().get(cell).contest())
                .filter(contest ->
                        Math.abs(Variables.toNumber(contest.variables().getOrDefault(x, "")) - place) < 1e-9)
                .map(contest -> contest.label())
                .findFirst();
    }

    /** The two cells that it compares, the larger budget first; nothing where one is not played. */
    public List<String> labels(ScaledExperiment scaled) {
        Optional<String> more = cell(scaled, at);
        Optional<String> fewer = cell(scaled, at / 2);
        return more.isPresent() && fewer.isPresent() ? List.of(more.get(), fewer.get()) : List.of();
    }
}
