package dev.kumite.agents.strong;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluatingType;
import dev.kumite.agents.EvaluationOption;
import dev.kumite.agents.Memory;
import dev.kumite.agents.TablesOption;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;
import java.util.stream.Stream;

/** {@code strong}: alpha-beta search with every technique that gains strength here. */
public final class StrongType implements EvaluatingType {
    private static final List<Option<?>> OPTIONS = options(
            List.of(
                    EvaluationOption.EVAL
                            .withDefault("best")
                            .withHelp("how positions are judged; best: by the network that ships, where it wins"),
                    Memory.OPTION.withDefault("64m").withHelp("size of the transposition table"),
                    THREADS.withHelp("threads that search together; with one, results are reproducible"),
                    LINES,
                    TablesOption.AUTO,
                    Budget.DEPTH,
                    Budget.NODES,
                    Budget.TIME.withDefault("1s").noting(" unless another budget is given"),
                    Pruning.ON,
                    Pruning.LAZY),
            Pruning.NUMBERS);

    private static List<Option<?>> options(List<Option<?>> first, List<Option<?>> last) {
        return Stream.concat(first.stream(), last.stream()).toList();
    }

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
    public List<Option<?>> searchOptions() {
        return Pruning.NUMBERS;
    }

    @Override
    public boolean repeatable(Settings settings) {
        return EvaluatingType.super.repeatable(settings) && (settings.has(Budget.DEPTH) || settings.has(Budget.NODES));
    }

    @Override
    public String fingerprint(Settings settings, Game game) {
        Pruning pruning = Pruning.of(settings);
        boolean estimates = pruning.estimates(EvaluationOption.of(settings, game));
        return "pruning:" + pruning.fingerprint() + (estimates ? ", lazy:" + Pruning.DOUBT : "");
    }

    @Override
    public Agent create(Settings settings, Game game, Evaluation evaluation, long seed) {
        Pruning pruning = Pruning.of(settings);
        pruning.needed(settings, TablesOption.AUTO);
        pruning.needed(settings, Pruning.LAZY);
        for (Option<?> option : Pruning.NUMBERS) pruning.needed(settings, option);
        return new Strong(
                game,
                evaluation,
                Budget.of(settings),
                Memory.of(settings),
                pruning,
                settings.get(THREADS),
                settings.get(LINES),
                pruning.on() ? TablesOption.oracle(settings, game) : null,
                seed);
    }
}
