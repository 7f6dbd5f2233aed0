package dev.kumite.agents.minimax;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluatingType;
import dev.kumite.agents.EvaluationOption;
import dev.kumite.agents.TablesOption;
import dev.kumite.agents.minimax.FixedDepthSearch.PlainSearch;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.ArrayList;
import java.util.List;

/** The agents that search to a fixed depth, and the options that both take. */
public abstract class FixedDepthType implements EvaluatingType {
    private static final List<Option<?>> COMMON = List.of(
            Budget.DEPTH.withDefault("4").noting("; none with nodes or time"),
            EvaluationOption.EVAL.withHelp("how to judge positions at the full depth"),
            Budget.NODES,
            Budget.TIME);

    private final String name;
    private final String summary;
    private final List<Option<?>> options;

    private FixedDepthType(String name, String summary, List<Option<?>> more) {
        this.name = name;
        this.summary = summary;
        List<Option<?>> all = new ArrayList<>(COMMON);
        all.addAll(more);
        options = List.copyOf(all);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String summary() {
        return summary;
    }

    @Override
    public final List<Option<?>> options() {
        return options;
    }

    /** {@code minimax}: no pruning; the control of tischner's experiments and the reference of our tests. */
    public static final class Minimax extends FixedDepthType {
        public Minimax() {
            super("minimax", "plain minimax, every line to the full depth (tischner IV-B)", List.of());
        }

        /** Deepens iteratively only under a limit of nodes or time; otherwise the depth is searched at once. */
        @Override
        public Agent create(Settings settings, Game game, Evaluation evaluation, long seed) {
            Budget budget = Budget.of(settings);
            boolean deepens = settings.has(Budget.NODES) || settings.has(Budget.TIME);
            return new SearchAgent(game, evaluation, new PlainSearch(game, evaluation, budget), budget, deepens, seed);
        }
    }

    /**
     * {@code alphabeta}: the values and, with the same seed, the moves of {@code minimax}, with fewer nodes. It deepens
     * iteratively to improve its move ordering, and counts the nodes of all iterations. Only the values of the best root
     * moves are exact; the others are upper bounds.
     */
    public static final class AlphaBeta extends FixedDepthType {
        public AlphaBeta() {
            super(
                    "alphabeta",
                    "minimax with alpha-beta pruning: the same value, far fewer nodes (nus 3.1)",
                    List.of(TablesOption.OFF));
        }

        @Override
        public Agent create(Settings settings, Game game, Evaluation evaluation, long seed) {
            Budget budget = Budget.of(settings);
            FixedDepthSearch search = new PrunedSearch(game, evaluation, budget, TablesOption.oracle(settings, game));
            return new SearchAgent(game, evaluation, search, budget, true, seed);
        }
    }
}
