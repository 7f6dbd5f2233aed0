package dev.kumite.agents.strong;

import dev.kumite.base.BadInput;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/**
 * What the search leaves out, and how much of it: options of the agent, so that they can be tuned.
 *
 * @param on whether anything is left out at all; without it the search is plain alpha-beta
 * @param margin what a quiet ply may change in the evaluation, as a rule, as a share of the evaluation's scale
 * @param late how many moves are searched in full before quiet ones are reduced
 * @param later how many before these are reduced by one ply more
 * @param reduction by how many plies a late move is reduced
 * @param slope by how many more for each ply of depth left
 * @param history by how many fewer at the best history of cut-offs, and by how many more at the worst
 * @param lazy whether the game's own evaluation may stand in for a slower one
 */
record Pruning(
        boolean on, double margin, int late, int later, double reduction, double slope, double history, boolean lazy) {
    /** How far outside the window the game's own evaluation must lie to be taken for a slower one, in that one's scale. */
    static final double DOUBT = 0.4;

    /** The switch, without which the numbers have no effect. */
    static final Option<Boolean> ON =
            Option.of("pruning", Kind.flag(), "on", "off: plain alpha-beta to the full depth, as a control");

    static final Option<Boolean> LAZY = Option.of(
            "lazy",
            Kind.flag(),
            "on",
            "the game's own evaluation instead of a network far outside the window (Onitama 5×5, Katarenga 8×8)");

    private static final Option<Double> MARGIN = Option.of(
            "margin", Kind.real(0, 2), "0.2", "futility pruning: what a quiet ply may gain, as a share of the scale");
    private static final Option<Integer> LATE =
            Option.of("late", Kind.whole(1, 20), "3", "moves searched in full before quiet ones are reduced");
    private static final Option<Integer> LATER =
            Option.of("later", Kind.whole(1, 40), "9", "moves before they are reduced by one ply more");
    private static final Option<Double> REDUCTION =
            Option.of("reduction", Kind.real(0, 4), "1", "plies by which late quiet moves are reduced, rounded down");
    private static final Option<Double> SLOPE =
            Option.of("slope", Kind.real(0, 0.5), "0.125", "added to the reduction for each ply of depth");
    private static final Option<Double> HISTORY =
            Option.of("history", Kind.real(0, 16), "4", "plies that a move's history takes off the reduction, or adds");

    /** What can be tuned. */
    static final List<Option<?>> NUMBERS = List.of(MARGIN, LATE, LATER, REDUCTION, SLOPE, HISTORY);

    static Pruning of(Settings settings) {
        return new Pruning(
                settings.get(ON),
                settings.get(MARGIN),
                settings.get(LATE),
                settings.get(LATER),
                settings.get(REDUCTION),
                settings.get(SLOPE),
                settings.get(HISTORY),
                settings.get(LAZY));
    }

    /** Changes with the numbers, so with their defaults too. */
    String fingerprint() {
        return Integer.toHexString(
                List.of(on, margin, late, later, reduction, slope, history).hashCode());
    }

    /** Whether the game's own evaluation stands in for this one far outside the window. */
    boolean estimates(Evaluation evaluation) {
        return on && lazy && evaluation.mayBeEstimated();
    }

    /** Rejects this option, if it was given, where nothing is pruned. */
    void needed(Settings settings, Option<?> option) {
        if (!on && settings.has(option))
            throw new BadInput("'strong', " + option + ": has no effect with pruning=off; leave one of them out");
    }
}
