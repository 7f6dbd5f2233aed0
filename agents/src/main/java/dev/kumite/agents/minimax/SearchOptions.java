package dev.kumite.agents.minimax;

import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluationName;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** The options that both searches take. */
final class SearchOptions {
    private static final int USUAL_DEPTH = 4;

    static final List<Option> ALL = List.of(
            new Option("depth", Budget.DEPTH.kind(), USUAL_DEPTH + "; none with nodes or time", "search so many plies"),
            new Option("eval", EvaluationName.KIND, "default", "how to judge positions at the full depth"),
            Budget.NODES,
            Budget.TIME);

    private SearchOptions() {}

    static Budget budget(Settings settings) {
        return Budget.of(settings, Budget.ofDepth(USUAL_DEPTH));
    }

    static Evaluation evaluation(Settings settings, Game game) {
        return game.evaluation(settings.text("eval", "default"));
    }
}
