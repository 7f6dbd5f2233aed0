package dev.kumite.agents.strong;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluationName;
import dev.kumite.agents.Memory;
import dev.kumite.agents.TablesOption;
import dev.kumite.games.Game;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** How the strong agent presents itself to the register. */
public final class StrongType implements AgentType {
    private static final long SECOND = 1_000_000_000L;
    private static final long DEFAULT_MEMORY = 64L << 20;

    private static final Option TABLES = TablesOption.auto();

    private static final List<Option> OPTIONS = List.of(
            new Option("eval", EvaluationName.KIND, "default", "how positions are judged"),
            new Option("memory", Kind.memory(), "64m", "size of the hash table"),
            new Option("threads", Kind.whole(1, 256), "1", "threads that search together; with one, results repeat"),
            new Option("lines", Kind.whole(1, 500), "1", "how many of the best moves get exact values"),
            new Option("pruning", Kind.flag(), "on", "off: plain alpha-beta to the full depth, as a control"),
            TABLES,
            Budget.DEPTH,
            Budget.NODES,
            new Option("time", Kind.time(), "1s unless another budget is given", "stop after so much time"));

    @Override
    public String name() {
        return "strong";
    }

    @Override
    public String summary() {
        return "alpha-beta with everything that pays: the strongest player here";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public boolean repeatable(Settings settings) {
        return AgentType.super.repeatable(settings) && (settings.has("depth") || settings.has("nodes"));
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        boolean selective = settings.flag("pruning", true);
        if (!selective && settings.has("tables"))
            throw new BadInput("'strong', tables: has no effect with pruning=off; leave one of them out");
        return new Strong(
                game,
                game.evaluation(settings.text("eval", "default")),
                Budget.of(settings, Budget.ofTime(SECOND)),
                Memory.of(settings, DEFAULT_MEMORY),
                selective,
                settings.whole("threads", 1),
                settings.whole("lines", 1),
                selective ? TablesOption.oracle(settings, TABLES, game) : null,
                seed);
    }
}
