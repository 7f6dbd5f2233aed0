package dev.kumite.agents.zero;

import dev.kumite.agents.Budget;
import dev.kumite.base.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/**
 * How a network is used to play.
 *
 * @param simulations how many descents of the tree
 * @param gumbel whether moves are planned with {@link Gumbel}, not by {@link Puct}
 * @param c how much PUCT explores
 * @param noise how much chance has a say in the moves of the root
 * @param temperature 0 to play the best move; else moves are drawn by their visits
 */
record Play(Budget budget, long simulations, boolean gumbel, double c, double noise, double temperature) {
    private static final Option<Long> SIMULATIONS =
            Budget.SIMULATIONS.withDefault("400").noting("; none with time");
    private static final Option<String> SEARCH = Option.of(
            "search", Kind.oneOf("puct", "gumbel"), "puct", "how it searches: as AlphaZero, or planning with Gumbel");
    private static final Option<Double> C = Option.of("c", Kind.real(0, 100), "1.25", "how much puct explores");
    private static final Option<Double> NOISE = Option.of(
            "noise",
            Kind.real(0, 1),
            "0",
            "randomness at the root: share of Dirichlet noise, or scale of Gumbel noise");
    private static final Option<Double> TEMPERATURE =
            Option.of("temperature", Kind.real(0, 100), "0", "0: play the best move; else draw by visits");

    static final List<Option<?>> OPTIONS = List.of(SIMULATIONS, Budget.TIME, SEARCH, C, NOISE, TEMPERATURE);

    static Play of(Settings settings) {
        boolean gumbel = settings.get(SEARCH).equals("gumbel");
        settings.rejectIf(C, gumbel, "search=puct");
        boolean timeOnly = settings.has(Budget.TIME) && !settings.has(SIMULATIONS);
        if (gumbel && timeOnly)
            throw new BadInput("'zero': search=gumbel divides its simulations among the moves beforehand; give"
                    + " simulations, or time and search=puct");
        return new Play(
                Budget.of(settings),
                timeOnly ? Long.MAX_VALUE : settings.get(SIMULATIONS),
                gumbel,
                settings.get(C),
                settings.get(NOISE),
                settings.get(TEMPERATURE));
    }
}
