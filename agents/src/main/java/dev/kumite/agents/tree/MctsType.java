package dev.kumite.agents.tree;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code mcts}: UCT as in the papers schulz, nus, aygun and tischner, whose variants are options. */
public final class MctsType implements AgentType {

    @Override
    public String name() {
        return "mcts";
    }

    @Override
    public String summary() {
        return "Monte Carlo tree search by UCT (papers schulz, nus, aygun, tischner)";
    }

    @Override
    public List<Option<?>> options() {
        return Options.MCTS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        return new TreeAgent(Recipe.of(settings, game, false), seed);
    }
}
