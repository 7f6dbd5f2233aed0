package dev.kumite.agents.olets;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluationName;
import dev.kumite.agents.Memory;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Game;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;
import java.util.Locale;

/** {@code olets}: open-loop search with an evaluation in place of playouts. */
public final class OletsType implements AgentType {
    private static final long USUAL_ITERATIONS = 10_000;
    private static final long USUAL_MEMORY = 400L << 20;
    private static final List<Option> OPTIONS = List.of(
            new Option("eval", EvaluationName.KIND, "default", "how to judge the position at a new node"),
            new Option(
                    "source",
                    Kind.oneOf("paper", "program"),
                    "paper",
                    "the paper's figure, or what the author's program computes: means after ten random plies"),
            new Option(
                    "exploration",
                    Kind.oneOf("original", "printed"),
                    "original",
                    "sqrt(2) sqrt(ln(n+1)/m) as in the algorithm's source, or sqrt(ln n/m) as the paper prints it"),
            new Option(
                    "backup",
                    Kind.oneOf("original", "printed"),
                    "original",
                    "weight of the best child: 1 - e/s as in the algorithm's source, or (1 - e)/s as the paper prints it"),
            new Option("memory", Kind.memory(), "400m", "stop growing the tree at this size"),
            new Option(
                    "iterations",
                    Budget.ITERATIONS.kind(),
                    USUAL_ITERATIONS + "; none with time",
                    "stop after so many descents of the tree"),
            Budget.TIME);

    @Override
    public String name() {
        return "olets";
    }

    @Override
    public String summary() {
        return "open-loop tree search with an evaluation at each new node, no playouts (tischner II-D)";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        Budget budget = Budget.of(settings, Budget.ofIterations(USUAL_ITERATIONS));
        Evaluation evaluation = game.evaluation(settings.text("eval", "default"));
        Ole.Exploration exploration =
                Ole.Exploration.valueOf(settings.text("exploration", "original").toUpperCase(Locale.ROOT));
        Ole.BackUp backUp =
                Ole.BackUp.valueOf(settings.text("backup", "original").toUpperCase(Locale.ROOT));
        OpenLoopTree tree = new OpenLoopTree(Memory.of(settings, USUAL_MEMORY), backUp);
        boolean program = settings.text("source", "paper").equals("program");
        settings.refuse("exploration", program, "source=paper");
        settings.refuse("backup", program, "source=paper");
        Simulator search = program
                ? new ProgramSearch(game, evaluation, tree)
                : new OpenLoopSearch(game, evaluation, exploration, tree);
        return new OletsAgent(game, search, budget, seed);
    }
}
