package dev.kumite.agents.olets;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluationOption;
import dev.kumite.agents.Memory;
import dev.kumite.agents.olets.OletsAgent.Simulator;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code olets}: open-loop search with an evaluation in place of playouts. */
public final class OletsType implements AgentType {
    private static final Option<String> SOURCE = Option.of(
            "source",
            Kind.oneOf("paper", "program"),
            "paper",
            "the paper's figure, or what the author's program computes: means after ten random plies");
    private static final Option<Ole.Exploration> EXPLORATION = Option.of(
            "exploration",
            Kind.oneOf(Ole.Exploration.class),
            "original",
            "sqrt(2) sqrt(ln(n+1)/m) as in the algorithm's source, or sqrt(ln n/m) as the paper prints it");
    private static final Option<Ole.BackUp> BACKUP = Option.of(
            "backup",
            Kind.oneOf(Ole.BackUp.class),
            "original",
            "weight of the best child: 1 - e/s as in the algorithm's source, or (1 - e)/s as the paper prints it");
    private static final List<Option<?>> OPTIONS = List.of(
            EvaluationOption.EVAL.withHelp("how to judge the position at a new node"),
            SOURCE,
            EXPLORATION,
            BACKUP,
            Memory.OPTION.withDefault("400m").withHelp("stop growing the tree at this size"),
            Budget.ITERATIONS
                    .withDefault("10000")
                    .noting("; none with time")
                    .withHelp("stop after this many descents of the tree"),
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
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        Evaluation evaluation = EvaluationOption.of(settings, game);
        OpenLoopTree tree = new OpenLoopTree(Memory.of(settings), settings.get(BACKUP));
        boolean program = settings.get(SOURCE).equals("program");
        settings.rejectIf(EXPLORATION, program, "source=paper");
        settings.rejectIf(BACKUP, program, "source=paper");
        Simulator search = program
                ? new ProgramSearch(game, evaluation, tree)
                : new OpenLoopSearch(game, evaluation, settings.get(EXPLORATION), tree);
        return new OletsAgent(game, search, Budget.of(settings), seed);
    }
}
