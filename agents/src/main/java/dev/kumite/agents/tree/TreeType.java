package dev.kumite.agents.tree;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** The agents that search by UCT. The variants of the papers schulz, nus, aygun and tischner are their options. */
public abstract class TreeType implements AgentType {
    private final String name;
    private final String summary;
    private final List<Option<?>> options;
    private final boolean rave;

    private TreeType(String name, String summary, List<Option<?>> options, boolean rave) {
        this.name = name;
        this.summary = summary;
        this.options = options;
        this.rave = rave;
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

    @Override
    public final Agent create(Settings settings, Game game, long seed) {
        return new TreeAgent(Recipe.of(settings, game, rave), seed);
    }

    /** {@code mcts}: plain UCT. */
    public static final class Mcts extends TreeType {
        public Mcts() {
            super("mcts", "Monte Carlo tree search by UCT (papers schulz, nus, aygun, tischner)", Options.MCTS, false);
        }
    }

    /** {@code rave}: UCT whose scores are blended with all-moves-as-first values (schulz 3.4 and 4.3). */
    public static final class Rave extends TreeType {
        public Rave() {
            super("rave", "UCT with rapid action value estimation (paper schulz)", Options.RAVE, true);
        }
    }
}
