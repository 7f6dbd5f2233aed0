package dev.kumite.agents.minimax;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluatingType;
import dev.kumite.agents.TablesOption;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code alphabeta}: the values and, with the same seed, the moves of {@code minimax}, with fewer nodes. It deepens
 * iteratively to improve its move ordering, and counts the nodes of all iterations. Only the values of the best root
 * moves are exact; the others are upper bounds.
 */
public final class AlphaBetaType implements EvaluatingType {
    private static final List<Option<?>> OPTIONS = Stream.concat(
                    SearchOptions.ALL.stream(), Stream.of(TablesOption.OFF))
            .toList();

    @Override
    public String name() {
        return "alphabeta";
    }

    @Override
    public String summary() {
        return "minimax with alpha-beta pruning: the same value, far fewer nodes (nus 3.1)";
    }

    @Override
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, Evaluation evaluation, long seed) {
        Budget budget = Budget.of(settings);
        FixedDepthSearch search = new PrunedSearch(game, evaluation, budget, TablesOption.oracle(settings, game));
        return new SearchAgent(game, evaluation, search, budget, true, seed);
    }
}
