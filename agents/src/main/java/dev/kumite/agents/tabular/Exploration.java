package dev.kumite.agents.tabular;

import dev.kumite.base.BadInput;
import dev.kumite.spec.Kind;

/**
 * How often a training game plays a random move instead of the best known one: at a constant rate, or from {@code
 * start} down to {@code end} within each game, multiplied by {@code decay} with every move.
 */
record Exploration(double start, double end, double decay) {
    private static final String FORM = "a share such as 0.15, or a range such as 0.9..0.1";
    private static final String SHARE = "(0(\\.[0-9]{1,15})?|1(\\.0{1,15})?)";

    /** The ε of an option, without its decay. */
    record Range(double start, double end) {}

    static final Kind<Range> KIND = Kind.text(FORM, Exploration::parse);

    private static Range parse(String text) {
        String[] ends = text.split("\\.\\.", -1);
        if (ends.length > 2 || !ends[0].matches(SHARE) || !ends[ends.length - 1].matches(SHARE))
            throw new BadInput("must be " + FORM);
        Range range = new Range(Double.parseDouble(ends[0]), Double.parseDouble(ends[ends.length - 1]));
        if (range.start < range.end) throw new BadInput("must be " + FORM + ", the larger number first");
        return range;
    }

    double next(double epsilon) {
        return Math.max(end, epsilon * decay);
    }
}
