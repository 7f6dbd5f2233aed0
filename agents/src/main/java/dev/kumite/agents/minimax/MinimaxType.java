package dev.kumite.agents.minimax;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluatingType;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code minimax}: no pruning; the control of tischner's experiments and the reference of our tests. */
public final class MinimaxType implements EvaluatingType {

    @Override
    public String name() {
        return "minimax";
    }

    @Override
    public String summary() {
        return "plain minimax, every line to the full depth (tischner IV-B)";
    }

    @Override
    public List<Option<?>> options() {
        return SearchOptions.ALL;
    }

    /** Deepens step by step only where nodes or a clock decide; otherwise the depth is searched at once. */
    @Override
    public Agent create(Settings settings, Game game, Evaluation evaluation, long seed) {
        Budget budget = Budget.of(settings);
        boolean deepens = settings.has(Budget.NODES) || settings.has(Budget.TIME);
        return new SearchAgent(game, evaluation, new PlainSearch(game, evaluation, budget), budget, deepens, seed);
    }
}
