package dev.kumite.agents.minimax;

import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluationOption;
import dev.kumite.spec.Option;
import java.util.List;

/** The options of both searches. */
final class SearchOptions {
    static final List<Option<?>> ALL = List.of(
            Budget.DEPTH.withDefault("4").noting("; none with nodes or time"),
            EvaluationOption.EVAL.withHelp("how to judge positions at the full depth"),
            Budget.NODES,
            Budget.TIME);

    private SearchOptions() {}
}
