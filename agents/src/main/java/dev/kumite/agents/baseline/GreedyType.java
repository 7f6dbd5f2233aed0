package dev.kumite.agents.baseline;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.games.Policy;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/**
 * {@code greedy}: the advanced RandomAi of schulz 4.1. Where the paper takes the first winning move of its list, we draw
 * one; to win is to win.
 */
public final class GreedyType implements AgentType {

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public String summary() {
        return "a winning move if there is one, else a random capture, else any move (schulz 4.1)";
    }

    @Override
    public List<Option<?>> options() {
        return List.of();
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        return new PolicyAgent(game, (position, rng) -> position.playoutMove(rng, Policy.GREEDY), seed);
    }
}
