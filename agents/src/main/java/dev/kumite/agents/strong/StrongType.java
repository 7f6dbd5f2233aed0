package dev.kumite.agents.strong;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluatingType;
import dev.kumite.agents.EvaluationOption;
import dev.kumite.agents.Memory;
import dev.kumite.agents.TablesOption;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code strong}: alpha-beta search with every technique that gains strength here. */
public final class StrongType implements EvaluatingType {
    private static final Option<Boolean> PRUNING =
            Option.of("pruning", Kind.flag(), "on", "off: plain alpha-beta to the full depth, as a control");

    private static final List<Option<?>> OPTIONS = List.of(
            EvaluationOption.EVAL,
            Memory.OPTION.withDefault("64m").withHelp("size of the transposition table"),
            THREADS.withHelp("threads that search together; with one, results are reproducible"),
            LINES,
            PRUNING,
            TablesOption.AUTO,
            Budget.DEPTH,
            Budget.NODES,
            Budget.TIME.withDefault("1s").noting(" unless another budget is given"));

    @Override
    public String name() {
        return "strong";
    }

    @Override
    public String summary() {
        return "alpha-beta with everything that pays: the strongest player here";
    }

    @Override
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public boolean repeatable(Settings settings) {
        return EvaluatingType.super.repeatable(settings) && (settings.has(Budget.DEPTH) || settings.has(Budget.NODES));
    }

    @Override
    public Agent create(Settings settings, Game game, Evaluation evaluation, long seed) {
        boolean selective = settings.get(PRUNING);
        if (!selective && settings.has(TablesOption.AUTO))
            throw new BadInput("'strong', tables: has no effect with pruning=off; leave one of them out");
        return new Strong(
                game,
                evaluation,
                Budget.of(settings),
                Memory.of(settings),
                selective,
                settings.get(THREADS),
                settings.get(LINES),
                selective ? TablesOption.oracle(settings, game) : null,
                seed);
    }
}
